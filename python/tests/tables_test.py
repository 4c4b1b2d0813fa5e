"""Tables of others, columns in and columns out: pandas, polars, and Dask over partitions, also in other processes.
Each is skipped where it is absent."""

import math
import unittest
import warnings

import nonet
from support import EASY, SOLUTION, generated

BAD = "53..7....6..x95"
PUZZLES = generated(6, "--seed", "3")
SOLUTIONS = nonet.solve_many(PUZZLES)[0]


def library(name):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return __import__(name, fromlist=["x"])
    except ImportError:
        raise unittest.SkipTest(f"skipped: there is no {name} here") from None


def solved(part):
    """What Dask does with a partition; workers are told by its name."""
    solutions, counts = nonet.solve_many(part["puzzle"], threads=1, errors="coerce")
    return part.assign(solution=solutions, count=counts)


class Tables(unittest.TestCase):
    def test_a_column_of_pandas_with_holes_is_answered(self):
        pandas = library("pandas")
        table = pandas.DataFrame({"puzzle": [EASY, None, BAD, math.nan, pandas.NA]})
        table["solution"], table["count"] = nonet.solve_many(table["puzzle"], errors="coerce")
        self.assertEqual(table["solution"].isna().tolist(), [False, True, True, True, True])
        self.assertEqual((table["solution"][0], table["count"].tolist()), (SOLUTION, [1, 0, 0, 0, 0]))
        ratings = pandas.DataFrame(nonet.rate_many(table["puzzle"], errors="coerce"))
        self.assertEqual(list(ratings.columns), ["er", "ep", "ed", "level", "score"])
        self.assertEqual(ratings["er"].isna().tolist(), [False, True, True, True, True])

    def test_a_column_of_polars_with_holes_is_answered(self):
        polars = library("polars")
        table = polars.DataFrame({"puzzle": [EASY, None, BAD]})
        answered = nonet.solve_many(table["puzzle"], errors="coerce")
        table = table.with_columns(solution=polars.Series(answered.solutions), count=polars.Series(answered.counts))
        self.assertEqual(table["solution"].to_list(), [SOLUTION, None, None])
        self.assertEqual(table["count"].to_list(), [1, 0, 0])
        self.assertEqual(len(nonet.rate_many(table["puzzle"], errors="coerce")), 3)

    def test_dask_needs_no_meta(self):
        pandas, frames = library("pandas"), library("dask.dataframe")
        table = pandas.DataFrame({"puzzle": [*PUZZLES, None, BAD]})
        parts = frames.from_pandas(table, npartitions=3).map_partitions(solved)
        answered = parts.compute(scheduler="threads")
        self.assertEqual(answered["solution"].tolist(), [*SOLUTIONS, None, None])
        self.assertEqual(answered["count"].tolist(), 6 * [1] + 2 * [0])
        self.assertEqual(str(parts.dtypes["count"]), "int64")

    def test_workers_in_other_processes_answer_and_steps_come_back_proved(self):
        pandas, frames = library("pandas"), library("dask.dataframe")
        distributed = library("distributed")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None,
                                          silence_logs=50) as cluster, distributed.Client(cluster) as client:
                table = pandas.DataFrame({"puzzle": PUZZLES})
                parts = frames.from_pandas(table, npartitions=2).map_partitions(solved)
                self.assertEqual(parts.compute()["solution"].tolist(), SOLUTIONS)
                hint = client.submit(nonet.hint, PUZZLES[0], 5).result()
        self.assertEqual(hint.step, nonet.hint(PUZZLES[0], 5).step)
        self.assertTrue(hint.step.proved)


if __name__ == "__main__":
    unittest.main()
