import assert from "node:assert/strict";
import { test } from "node:test";
import { packed, unpacked } from "../src/app/packed.ts";

const cage = (sum: number) => `{"kind": "cage", "cells": ["r1c${1 + (sum % 9)}", "r2c2"], "sum": ${sum}}`;
const RULES = `{"name": "Käfige ≤ 17", "rules": [${Array.from({ length: 30 }, (_, i) => cage(3 + (i % 15))).join(", ")}]}`;

test("what was packed is unpacked, in far fewer letters that every address can hold", async () => {
  const letters = (await packed(RULES)) ?? "";
  assert.match(letters, /^[\w-]+$/);
  assert.ok(letters.length < RULES.length / 4, `${letters.length} letters of ${RULES.length}`);
  assert.equal(await unpacked(letters), RULES);
  assert.equal(await unpacked((await packed("")) ?? ""), "");
});

test("what lost a part or a letter is refused", async () => {
  const letters = (await packed(RULES)) ?? "";
  for (let length = 0; length < letters.length - 1; ++length)
    assert.equal(await unpacked(letters.slice(0, length)), undefined, `${length} letters`);
  for (let at = 0; at < letters.length - 1; ++at) {
    const other = letters[at] === "A" ? "B" : "A";
    assert.equal(await unpacked(letters.slice(0, at) + other + letters.slice(at + 1)), undefined, `letter ${at}`);
  }
});

test("a small link does not fill the memory", async () => {
  const huge = (await packed("x".repeat(2_000_000))) ?? "";
  assert.ok(huge.length < 4000);
  assert.equal(await unpacked(huge), undefined);
});
