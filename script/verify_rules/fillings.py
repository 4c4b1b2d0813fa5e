"""Which digits the cells of a constraint may still hold."""
from .model import ANY, PLACES, Undecided


def bounded(weights, total, masks, low):
    """A sum that knows what the cells to come can still add."""
    least, most = [0], [0]
    for weight, mask in zip(reversed(weights), reversed(masks)):
        ends = [weight * (low + PLACES[mask][0]), weight * (low + PLACES[mask][-1])]
        least.append(least[-1] + min(ends))
        most.append(most[-1] + max(ends))
    least, most = least[-2::-1], most[-2::-1]

    def step(state, position, digit):
        state += weights[position] * digit
        return state if least[position] <= total - state <= most[position] else None
    return step


def fillings(constraint, masks, sees, budget, low):
    """For each position the digits of all fillings, as a mask, and behind these the digits that each filling
    has somewhere; None if there is no filling. `masks`: what the cells may hold, `sees[cell]` the cells that
    must differ from a cell, `budget[0]` is worn down, `low` is the lowest digit.

    A layer for each position. A node: the state of the machine, and what the cells to come may not hold
    any more, nine bits each, the next one lowest; of that only what they might hold otherwise."""
    cells, count_cells = constraint.cells, len(constraint.cells)
    if not all(masks):
        return None
    step = bounded(*constraint.linear, masks, low) if constraint.linear else constraint.step
    layers, nodes = [], [(constraint.start, 0)]
    for position in range(count_cells):
        to_come = seen = own = 0
        for n, later in enumerate(cells[position + 1:]):
            to_come |= masks[position + 1 + n] << 9 * n
            seen |= (later in sees[cells[position]]) << 9 * n
            own |= (later == cells[position]) << 9 * n
        edges, following = [], {}
        for state, barred in nodes:
            budget[0] -= 1
            if budget[0] < 0:
                raise Undecided("the search for fillings was given up")
            ways = []
            for place in PLACES[masks[position] & ~barred & ANY]:
                to = step(state, position, low + place)
                if to is None:
                    continue
                bars = barred >> 9 | seen << place | own * (ANY ^ 1 << place)
                ways.append((place, following.setdefault((to, bars & to_come), len(following))))
            edges.append(ways)
        layers.append(edges)
        nodes = list(following)
    # From each node what all ways on have; None where there is none.
    common = [0 if constraint.accepts(state) else None for state, _ in nodes]
    supported = [0] * count_cells
    for position in reversed(range(count_cells)):
        before = []
        for ways in layers[position]:
            shared = None
            for place, to in ways:
                if common[to] is not None:
                    supported[position] |= 1 << place
                    on = common[to] | 1 << place
                    shared = on if shared is None else shared & on
            before.append(shared)
        common = before
    return None if common[0] is None else (supported, common[0])
