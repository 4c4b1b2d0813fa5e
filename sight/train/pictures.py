"""Pictures of cells made by chance, whole batches at a time, on whatever device torch has.

A picture is 40 by 40, as patches.cpp cuts cells: 0 paper, 1 ink, 40/28 of what the reader sees, so that
the lines around the cell are in it. Classes: 0 empty, 1..9 printed, 10..18 by hand; a digit of which
nobody can say whether it is printed is 1..9 with `either` set."""
import math

import torch
import torch.nn.functional as F

SIDE = 40
CELL = 28 / 0.9  # pixels a cell


def uniform(n, low, high, device):
    return low + (high - low) * torch.rand(n, device=device)


def coordinates(device):
    """x and y of the pixels' middles, in cells from the middle of the cell."""
    at = (torch.arange(SIDE, device=device) + 0.5 - SIDE / 2) / CELL
    return at.view(1, 1, SIDE).expand(1, SIDE, SIDE), at.view(1, SIDE, 1).expand(1, SIDE, SIDE)


# How a hand may write each digit: strokes through points in a box one wide and one high.
STROKES = {
    1: [[[(.5, 0), (.5, 1)]], [[(.5, 0), (.5, .5), (.5, 1)]], [[(.25, .3), (.5, 0), (.5, 1)]],
        [[(.2, .35), (.55, 0), (.55, 1)]], [[(.3, .25), (.5, 0), (.5, 1)], [(.25, 1), (.75, 1)]]],
    2: [[[(.1, .25), (.45, 0), (.85, .22), (.55, .65), (.08, 1), (.92, 1)]],
        [[(.1, .2), (.5, 0), (.85, .25), (.5, .7), (.15, .97), (.1, .8), (.35, .8), (.92, 1)]],
        [[(.1, .1), (.6, 0), (.8, .3), (.1, 1), (.1, 1), (.9, .95)]]],
    3: [[[(.1, .1), (.5, 0), (.85, .2), (.4, .47), (.4, .47), (.9, .75), (.5, 1), (.05, .88)]],
        [[(.1, 0), (.85, 0), (.4, .4), (.9, .72), (.5, 1), (.05, .88)]],
        [[(.15, .12), (.55, 0), (.8, .22), (.45, .45), (.85, .68), (.6, .98), (.1, .95)]]],
    4: [[[(.3, 0), (.05, .6), (.05, .6), (.92, .55)], [(.7, .15), (.65, 1)]],
        [[(.75, 1), (.75, 0), (.75, 0), (.05, .65), (.05, .65), (.95, .65)]],
        [[(.15, 0), (.1, .5), (.1, .5), (.85, .48)], [(.85, 0), (.8, 1)]],
        [[(.2, .05), (.15, .45), (.5, .55), (.85, .4)], [(.85, 0), (.8, .5), (.75, 1)]]],
    5: [[[(.85, 0), (.2, 0), (.2, 0), (.15, .45), (.15, .45), (.6, .36), (.88, .68), (.5, 1), (.08, .9)]],
        [[(.2, .02), (.15, .45), (.15, .45), (.65, .4), (.85, .7), (.45, 1), (.05, .9)], [(.2, .02), (.9, 0)]],
        [[(.85, .02), (.35, .1), (.25, .42), (.75, .6), (.6, .95), (.1, .95)]]],
    6: [[[(.75, 0), (.3, .3), (.1, .72), (.45, 1), (.85, .78), (.55, .5), (.13, .72)]],
        [[(.6, 0), (.2, .4), (.15, .85), (.55, 1), (.8, .7), (.45, .55), (.15, .8)]],
        [[(.35, 0), (.1, .5), (.15, .9), (.6, 1), (.8, .7), (.5, .55), (.15, .75)]]],
    7: [[[(.05, .03), (.9, 0), (.9, 0), (.35, 1)]], [[(.08, .2), (.08, .02), (.9, 0), (.9, 0), (.4, 1)]],
        [[(.05, .03), (.9, 0), (.9, 0), (.35, 1)], [(.3, .5), (.8, .46)]],
        [[(.05, .1), (.5, .02), (.85, .1), (.55, .5), (.4, 1)]]],
    8: [[[(.8, .15), (.45, 0), (.2, .22), (.8, .7), (.5, 1), (.15, .75), (.8, .25), (.75, .1)]],
        [[(.5, 0), (.2, .22), (.5, .45), (.8, .22), (.5, 0)], [(.5, .45), (.1, .73), (.5, 1), (.9, .73), (.5, .45)]],
        [[(.5, .45), (.2, .2), (.55, 0), (.8, .2), (.5, .45), (.15, .75), (.5, 1), (.8, .78), (.5, .45)]]],
    9: [[[(.85, .2), (.45, 0), (.1, .3), (.45, .5), (.85, .22), (.8, .6), (.6, 1)]],
        [[(.8, .25), (.5, 0), (.15, .25), (.45, .48), (.8, .2), (.8, .2), (.8, 1)]],
        [[(.85, .2), (.45, 0), (.1, .3), (.45, .5), (.85, .22), (.8, .8), (.4, 1), (.1, .9)]]],
}
POINTS = 56  # of a digit, along its strokes
KEYS = 20    # points that strokes go through, with room to spare


class Hand:
    """Strokes as tables: key points, and for each of POINTS places on the strokes which keys it lies between."""

    def __init__(self, device):
        self.device = device
        keys, ways, self.of = [], [], {}
        for digit, variants in STROKES.items():
            self.of[digit] = []
            for strokes in variants:
                points = [p for stroke in strokes for p in stroke]
                segments = []
                first = 0
                for stroke in strokes:
                    for i in range(len(stroke) - 1):
                        a, b = stroke[i], stroke[i + 1]
                        length = math.dist(a, b)
                        if length > 0:
                            segments.append((length, first + max(0, i - 1), first + i, first + i + 1,
                                             first + min(len(stroke) - 1, i + 2)))
                    first += len(stroke)
                whole = sum(s[0] for s in segments)
                way = []
                for k in range(POINTS):
                    at = (k + 0.5) / POINTS * whole
                    for s in segments:
                        if at <= s[0] or s is segments[-1]:
                            way.append((*s[1:], min(1.0, at / s[0])))
                            break
                        at -= s[0]
                self.of[digit].append(len(keys))
                keys.append(points + [(0, 0)] * (KEYS - len(points)))
                ways.append(way)
        self.keys = torch.tensor(keys, device=device)
        ways = torch.tensor(ways, device=device)
        self.index = ways[:, :, :4].long()
        self.t = ways[:, :, 4]
        most = max(len(v) for v in self.of.values())
        self.table = torch.tensor([[v[i % len(v)] for i in range(most * 6)] for _, v in sorted(self.of.items())],
                                  device=device)

    def draw(self, digits):
        n, d = len(digits), self.device
        variant = self.table[digits - 1, torch.randint(self.table.shape[1], (n,), device=d)]
        keys = self.keys[variant] + 0.07 * torch.randn(n, KEYS, 2, device=d)
        index = self.index[variant]
        a, b, c, e = (torch.gather(keys, 1, index[:, :, i:i + 1].expand(-1, -1, 2)) for i in range(4))
        t = self.t[variant].unsqueeze(-1)
        # Catmull and Rom's spline.
        at = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - 3 * c + e - a) * t ** 3)
        round_ = uniform(n, 0.3, 1, d).view(n, 1, 1)
        at = round_ * at + (1 - round_) * (b + (c - b) * t) - 0.5
        height = uniform(n, 0.28, 0.8, d)
        width = height * uniform(n, 0.4, 1.0, d)
        slant = uniform(n, -0.2, 0.55, d)
        turn = 0.12 * torch.randn(n, device=d)
        x = at[:, :, 0] * width.view(n, 1) - at[:, :, 1] * (slant * height * 0.7).view(n, 1)
        y = at[:, :, 1] * height.view(n, 1)
        x, y = (x * turn.cos().view(n, 1) - y * turn.sin().view(n, 1),
                x * turn.sin().view(n, 1) + y * turn.cos().view(n, 1))
        room = (0.5 - height / 2).clamp(min=0.03)
        x = x + (room * uniform(n, -1, 1, d) * 0.8).view(n, 1)
        y = y + (room * uniform(n, -1, 1, d) * 0.8).view(n, 1)
        px, py = coordinates(d)
        pen = uniform(n, 0.012, 0.055, d).view(n, 1, 1)
        far = torch.full((n, SIDE, SIDE), 9.0, device=d)
        for k in range(0, POINTS, 8):
            dx = px.unsqueeze(1) - x[:, k:k + 8].view(n, -1, 1, 1)
            dy = py.unsqueeze(1) - y[:, k:k + 8].view(n, -1, 1, 1)
            far = torch.minimum(far, (dx * dx + dy * dy).amin(1))
        soft = 0.6 / CELL
        return ((pen + soft - far.sqrt()) / (2 * soft)).clamp(0, 1)


class Fonts:
    def __init__(self, glyphs, written, device):
        self.device = device
        self.glyphs = (torch.as_tensor(glyphs, device=device).float() / 255).unsqueeze(2)
        self.written = torch.as_tensor(written, device=device)

    def draw(self, digits, font, height, x, y, turn, stretch, mirrored=None):
        n, d = len(digits), self.device
        scale = height * 64 / 40  # cells that the glyph's picture is high
        across = scale * stretch * (1 if mirrored is None else mirrored)
        px, py = coordinates(d)
        px = px - x.view(n, 1, 1)
        py = py - y.view(n, 1, 1)
        c, s = turn.cos().view(n, 1, 1), turn.sin().view(n, 1, 1)
        gx = (px * c + py * s) * 2 / across.view(n, 1, 1)
        gy = (py * c - px * s) * 2 / scale.view(n, 1, 1)
        return F.grid_sample(self.glyphs[font, digits - 1], torch.stack((gx, gy), -1), align_corners=False).squeeze(1)

    def some(self, n):
        return torch.randint(len(self.glyphs), (n,), device=self.device)


def blurred(pictures, sigma):
    """Each by its own sigma, in pixels."""
    n, d = len(pictures), pictures.device
    at = torch.arange(-6, 7, device=d).float()
    kernel = torch.exp(-at.view(1, -1) ** 2 / (2 * sigma.view(n, 1).clamp(min=0.05) ** 2))
    kernel = kernel / kernel.sum(1, keepdim=True)
    out = F.pad(pictures.unsqueeze(1), (6, 6, 6, 6), mode="replicate").squeeze(1)
    # Sums of shifted pictures: on a GPU far sooner done than a convolution with a kernel a picture.
    height, width = pictures.shape[1:]
    out = sum(kernel[:, i].view(n, 1, 1) * out[:, :, i:i + width] for i in range(13))
    return sum(kernel[:, i].view(n, 1, 1) * out[:, i:i + height] for i in range(13))


def lines(n, device):
    """The lines around the cell: on each side one of its own breadth, darkness and place."""
    px, py = coordinates(device)
    ink = torch.zeros(n, SIDE, SIDE, device=device)
    dark = uniform(n, 0.1, 1.6, device)
    for axis in (px, py):
        for sign in (-1, 1):
            half = torch.where(torch.rand(n, device=device) < 0.3, uniform(n, 0.03, 0.09, device),
                               uniform(n, 0.008, 0.03, device)).view(n, 1, 1)
            at = (0.5 * sign + 0.02 * torch.randn(n, device=device)).view(n, 1, 1)
            other = py if axis is px else px
            tilt = (0.02 * torch.randn(n, device=device)).view(n, 1, 1)
            away = (axis - at - tilt * other).abs()
            line = ((half + 0.5 / CELL - away) * CELL).clamp(0, 1)
            ink = torch.maximum(ink, line * (dark * uniform(n, 0.7, 1.3, device)).view(n, 1, 1))
    return ink


def spoiled(ink, device):
    """What paper, light and camera do."""
    n = len(ink)
    px, py = coordinates(device)
    ink = blurred(ink, uniform(n, 0, 1, device) ** 2 * 2.2)
    # Light, shade with an edge, stains.
    ink = ink + uniform(n, -.15, .15, device).view(n, 1, 1) * px + uniform(n, -.15, .15, device).view(n, 1, 1) * py
    angle = uniform(n, 0, 2 * math.pi, device).view(n, 1, 1)
    edge = ((px * angle.cos() + py * angle.sin() - uniform(n, -.5, .5, device).view(n, 1, 1)) * 12).sigmoid()
    shade = torch.where(torch.rand(n, device=device) < 0.12, uniform(n, 0, 0.5, device), torch.zeros(n, device=device))
    ink = ink + shade.view(n, 1, 1) * edge
    grain = F.interpolate(torch.randn(n, 1, 10, 10, device=device), SIDE, mode="bicubic").squeeze(1)
    ink = ink + grain * (uniform(n, 0, 1, device) ** 3 * 0.09).view(n, 1, 1)
    noise = blurred(torch.randn(n, SIDE, SIDE, device=device), uniform(n, 0.05, 1, device))
    return ink + noise * (uniform(n, 0, 1, device) ** 2 * 0.11).view(n, 1, 1)


def notes(fonts, n, device):
    """Small digits that say what may stand in a cell: at their nine places, or along an edge."""
    ink = torch.zeros(n, SIDE, SIDE, device=device)
    font = fonts.some(n)
    height = uniform(n, 0.13, 0.26, device)
    spread = uniform(n, 0.25, 0.34, device)
    share = uniform(n, 0.1, 0.9, device)
    zero = torch.zeros(n, device=device)
    one = torch.ones(n, device=device)
    row = torch.rand(n, device=device) < 0.25  # along the edge at the top
    for digit in range(1, 10):
        x = torch.where(row, (digit - 5) * height * 0.8, ((digit - 1) % 3 - 1) * spread)
        y = torch.where(row, -0.3 * one, ((digit - 1) // 3 - 1) * spread)
        drawn = fonts.draw(torch.full((n,), digit, device=device), font, height, x + 0 * zero, y, zero, one)
        ink = ink + drawn * (torch.rand(n, device=device) < share).float().view(n, 1, 1)
    return ink * uniform(n, 0.25, 1, device).view(n, 1, 1)


def printed(fonts, n, device):
    digits = torch.randint(1, 10, (n,), device=device)
    font = fonts.some(n)
    height = uniform(n, 0.3, 0.78, device)
    ink = fonts.draw(digits, font, height, 0.05 * torch.randn(n, device=device), 0.05 * torch.randn(n, device=device),
                     0.04 * torch.randn(n, device=device), uniform(n, 0.8, 1.15, device))
    # Bolder or thinner than the font has it.
    grown = F.max_pool2d(ink.unsqueeze(1), 3, 1, 1).squeeze(1)
    ink = ink + (grown - ink) * (uniform(n, -0.5, 1, device).clamp(min=0)).view(n, 1, 1)
    return ink * uniform(n, 0.35, 1.15, device).view(n, 1, 1), digits, fonts.written[font]


def by_hand(hand, n, device):
    digits = torch.randint(1, 10, (n,), device=device)
    ink = hand.draw(digits) * uniform(n, 0.4, 1.3, device).view(n, 1, 1)
    return ink, digits + 9, torch.zeros(n, dtype=torch.bool, device=device)


def empty(fonts, n, device):
    ink = torch.zeros(n, SIDE, SIDE, device=device)
    few = torch.rand(n, device=device)
    ink = torch.where((few < 0.4).view(n, 1, 1), notes(fonts, n, device), ink)
    # A speck, a fold, a stroke gone astray.
    px, py = coordinates(device)
    radius = uniform(n, 0.01, 0.07, device).view(n, 1, 1)
    far = ((px - uniform(n, -.5, .5, device).view(n, 1, 1)) ** 2 + (py - uniform(n, -.5, .5, device).view(n, 1, 1)) ** 2).sqrt()
    speck = ((radius - far) * CELL + 0.5).clamp(0, 1) * uniform(n, 0.2, 1, device).view(n, 1, 1)
    ink = torch.where(((few > 0.4) & (few < 0.5)).view(n, 1, 1), speck, ink)
    angle = uniform(n, 0, math.pi, device).view(n, 1, 1)
    away = (px * angle.cos() + py * angle.sin() - uniform(n, -.5, .5, device).view(n, 1, 1)).abs()
    fold = (1 - away * CELL / 3).clamp(0, 1) * uniform(n, 0.1, 0.6, device).view(n, 1, 1)
    ink = torch.where(((few > 0.5) & (few < 0.56)).view(n, 1, 1), fold, ink)
    return ink, torch.zeros(n, dtype=torch.long, device=device), torch.zeros(n, dtype=torch.bool, device=device)


def made(fonts, hand, n, device):
    """n pictures of all kinds: ink, class, either."""
    parts = [printed(fonts, n * 40 // 100, device), by_hand(hand, n * 40 // 100, device)]
    parts.append(empty(fonts, n - sum(len(p[0]) for p in parts), device))
    ink, label, either = (torch.cat([p[i] for p in parts]) for i in range(3))
    # Print that shines through from the other side.
    through = fonts.draw(torch.randint(1, 10, (n,), device=device), fonts.some(n), uniform(n, 0.3, 0.9, device),
                         uniform(n, -.6, .6, device), uniform(n, -.6, .6, device), torch.zeros(n, device=device),
                         torch.ones(n, device=device), -torch.ones(n, device=device))
    weak = torch.where(torch.rand(n, device=device) < 0.2, uniform(n, 0, 0.18, device), torch.zeros(n, device=device))
    ink = torch.maximum(ink, blurred(through, uniform(n, 0.5, 1.5, device)) * weak.view(n, 1, 1))
    ink = torch.maximum(ink, lines(n, device))
    ink = spoiled(ink, device)
    # A chosen cell on a screen: light on dark, as far as a patch shows that.
    light = (torch.rand(n, device=device) < 0.03).view(n, 1, 1)
    return torch.where(light, -0.5 * ink, ink), label, either


def seen(pictures, jitter, device):
    """The 28 by 28 that the reader sees, from about where it would; paper and bounds as cells.cpp has them."""
    n = len(pictures)
    scale = torch.exp(jitter * 0.06 * torch.randn(n, device=device))
    stretch = torch.exp(jitter * 0.05 * torch.randn(n, device=device))
    turn = jitter * 0.05 * torch.randn(n, device=device)
    shear = jitter * 0.06 * torch.randn(n, device=device)
    x = jitter * 0.035 * torch.randn(n, device=device)
    y = jitter * 0.035 * torch.randn(n, device=device)
    at = (torch.arange(28, device=device) + 0.5 - 14) / 14 * (28 / SIDE)
    gy, gx = torch.meshgrid(at, at, indexing="ij")
    c, s = (turn.cos() * scale).view(n, 1, 1), (turn.sin() * scale).view(n, 1, 1)
    wx = stretch.view(n, 1, 1) * (gx * c - gy * s) + shear.view(n, 1, 1) * gy + x.view(n, 1, 1)
    wy = gx * s + gy * c + y.view(n, 1, 1)
    if jitter:
        bend = F.interpolate(0.02 * torch.randn(n, 2, 4, 4, device=device), 28, mode="bicubic")
        wx, wy = wx + bend[:, 0], wy + bend[:, 1]
    out = F.grid_sample(pictures.unsqueeze(1), torch.stack((wx, wy), -1), align_corners=False, padding_mode="border")
    inner = out[:, 0, 3:25, 3:25].reshape(n, -1)
    paper = inner.kthvalue(max(1, int(0.3 * inner.shape[1])), dim=1).values
    return (out - paper.view(n, 1, 1, 1)).clamp(-0.5, 1.5)
