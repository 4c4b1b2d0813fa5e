// Where the sources of the package are: the repository that this clone is one of. Nobody else's
// address is made up, and none is given away: a clone of a folder, or of a host that wants a name and
// a password, has none that others could use.
import { execFileSync } from 'node:child_process';

// https://host/path for that or git@host:path; nothing for anything else.
function publicAddress(origin) {
  const [, host, path] = origin.trim().match(/^(?:https:\/\/|git@)([\w.-]+\.\w+)[/:]([\w./~-]+?)(?:\.git)?\/?$/) ?? [];
  return host && `https://${host}/${path}`;
}

/** The members of package.json that say so: repository, homepage, bugs; or none. */
export function whenceOf(origin) {
  const address = publicAddress(origin);
  if (!address) return {};
  return {
    homepage: `${address}#readme`,
    repository: { type: 'git', url: `git+${address}.git`, directory: 'web/engine' },
    bugs: `${address}/issues`,
  };
}

/** NONET_REPOSITORY in the environment, or what this clone was made from; '' where there is neither. */
export function originOf(folder) {
  if (process.env.NONET_REPOSITORY) return process.env.NONET_REPOSITORY;
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['config', '--get', 'remote.origin.url'], options);
  } catch {
    return '';
  }
}
