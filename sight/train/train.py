#!/usr/bin/env python3
"""Trains the reader of digits.

  train.py GLYPHS.npz PHOTOS.npz OUT --fold=K --folds=5 --steps=N --seed=1

Of the photos those of fold K are kept back (a puzzle's photos lie in one fold); K = -1 keeps none back.
Writes OUT.weights, which nonet reads (the layout: nonet/sight/network.h), and OUT.npz: what the 8-bit weights
say of all photos that were kept back."""
import argparse
import copy
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import pictures

CLASSES = 19


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        sizes = [(1, 16), (16, 32), (32, 32), (32, 64), (64, 64)]
        self.convs = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1, bias=False) for a, b in sizes)
        self.norms = nn.ModuleList(nn.BatchNorm2d(b) for _, b in sizes)
        self.hidden = nn.Linear(64 * 16, 80)
        self.last = nn.Linear(80, CLASSES)

    def forward(self, x):
        for i, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            x = F.relu(norm(conv(x)))
            if i in (0, 2, 4):
                x = F.max_pool2d(x, 2, ceil_mode=True)
        x = F.dropout(x.flatten(1), 0.2, self.training)
        return self.last(F.dropout(F.relu(self.hidden(x)), 0.3, self.training))


def layers(model):
    """Weights and biases with the norms inside."""
    for conv, norm in zip(model.convs, model.norms):
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        yield conv.weight * factor.view(-1, 1, 1, 1), norm.bias - norm.running_mean * factor
    yield model.hidden.weight, model.hidden.bias
    yield model.last.weight, model.last.bias


def in_bytes(model):
    """Layer by layer: scales, biases, and weights as numbers from -127 to 127."""
    result = []
    for weight, bias in layers(model):
        scale = weight.flatten(1).abs().amax(1).clamp(min=1e-8) / 127
        rounded = torch.round(weight / scale.view(-1, *[1] * (weight.dim() - 1)))
        result.append((scale, bias, rounded))
    return result


def read_with(parts, x):
    for i, (scale, bias, weight) in enumerate(parts):
        weight = weight * scale.view(-1, *[1] * (weight.dim() - 1))
        if weight.dim() == 4:
            x = F.relu(F.conv2d(x, weight, bias, padding=1))
            if i in (0, 2, 4):
                x = F.max_pool2d(x, 2, ceil_mode=True)
        else:
            x = F.linear(x.flatten(1), weight, bias)
            if i == 5:
                x = F.relu(x)
    return x


def loss_of(logits, label, either):
    log = F.log_softmax(logits, 1)
    own = log.gather(1, label.view(-1, 1)).squeeze(1)
    other = log.gather(1, (label + 9).clamp(max=CLASSES - 1).view(-1, 1)).squeeze(1)
    return -torch.where(either, torch.logaddexp(own, other), own).mean()


def main():
    parser = argparse.ArgumentParser()
    for name in ("glyphs", "photos", "out"):
        parser.add_argument(name)
    parser.add_argument("--fold", type=int, default=-1)
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=1e9, help="end sooner, if it takes so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--show", default="")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    glyphs = np.load(args.glyphs)
    fonts = pictures.Fonts(glyphs["glyphs"], glyphs["written"], device)
    hand = pictures.Hand(device)
    photos = np.load(args.photos)
    kept = photos["group"] % args.folds == args.fold
    cells = torch.as_tensor(photos["patches"][~kept].reshape(-1, 40, 40), device=device)
    labels = torch.as_tensor(photos["labels"][~kept].reshape(-1).astype(np.int64), device=device)
    # Each class as often as any other, but for empty cells, which are more.
    share = torch.bincount(labels, minlength=CLASSES).float()
    weight = (1 / share)[labels]
    weight[labels == 0] *= 8
    weight[labels > 9] *= 1.5

    def batch(n):
        real = n * 50 // 100
        at = torch.multinomial(weight, real, replacement=True)
        ink = (cells[at].float() - 64) / 127
        # Another light, another pen.
        ink = ink * pictures.uniform(real, 0.6, 1.25, device).view(-1, 1, 1)
        some = torch.rand(real, device=device) < 0.5
        ink = torch.where(some.view(-1, 1, 1), pictures.blurred(ink, pictures.uniform(real, 0, 1.1, device)), ink)
        ink = ink + torch.randn_like(ink) * (pictures.uniform(real, 0, 1, device) ** 2 * 0.08).view(-1, 1, 1)
        drawn, label, either = pictures.made(fonts, hand, n - real, device)
        x = pictures.seen(torch.cat((ink, drawn)), 1.0, device)
        return (x, torch.cat((labels[at], label)),
                torch.cat((torch.zeros(real, dtype=torch.bool, device=device), either)))

    if args.show:
        from PIL import Image
        x, label, _ = batch(2000)
        order = torch.cat((torch.arange(0, 200, device=device), torch.arange(800, 2000, device=device)[torch.randperm(1200, device=device)]))
        x = x[order[:1120]].cpu().numpy()[:, 0]
        sheet = x.reshape(28, 40, 28, 28).transpose(0, 2, 1, 3).reshape(28 * 28, 40 * 28)
        Image.fromarray((255 - (sheet + 0.5) / 2 * 255).astype(np.uint8)).save(args.show)
        return
    model = Reader().to(device)
    print(sum(p.numel() for p in model.parameters()), "parameters", flush=True)
    mean = copy.deepcopy(model).eval()
    best = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.02)
    begin, step = time.time(), 0
    while (done := max(step / args.steps, (time.time() - begin) / args.seconds)) < 1:
        for group in best.param_groups:
            group["lr"] = 2.5e-3 * min(1, (step + 1) / 200) * (1 - done) ** 1.0 + 1e-5
        x, label, either = batch(args.batch)
        loss = loss_of(model(x), label, either)
        best.zero_grad(set_to_none=True)
        loss.backward()
        best.step()
        keep = min(0.999, (step + 1) / (step + 10))
        with torch.no_grad():
            for a, b in zip(mean.state_dict().values(), model.state_dict().values()):
                if a.dtype.is_floating_point:
                    a.lerp_(b, 1 - keep)
        if step % 500 == 0:
            print(f"fold {args.fold} step {step} loss {loss.item():.4f} {time.time() - begin:.0f} s", flush=True)
        step += 1
    with torch.no_grad():
        parts = in_bytes(mean)
        with open(args.out + ".weights", "wb") as file:
            for scale, bias, weight in parts:
                file.write(scale.cpu().numpy().astype("<f4").tobytes())
                file.write(bias.cpu().numpy().astype("<f4").tobytes())
                file.write(weight.cpu().numpy().astype(np.int8).tobytes())
        if args.fold >= 0:
            told = photos["patches"][kept].reshape(-1, 40, 40)
            logits = []
            for i in range(0, len(told), 4096):
                ink = (torch.as_tensor(told[i:i + 4096], device=device).float() - 64) / 127
                logits.append(read_with(parts, pictures.seen(ink, 0.0, device)).cpu().numpy())
            logits = np.concatenate(logits)
            truth = photos["labels"][kept].reshape(-1)
            wrong = logits.argmax(1) != truth
            digits = (logits.argmax(1) + 8) % 9 != (truth.astype(int) + 8) % 9
            print(f"fold {args.fold}: {step} steps, {wrong.sum()} of {len(truth)} cells wrong, {digits.sum()} digits", flush=True)
            np.savez_compressed(args.out + ".npz", logits=logits.reshape(-1, 81, CLASSES).astype(np.float16),
                                number=photos["number"][kept], kind=photos["kind"][kept])


main()
