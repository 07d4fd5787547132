"""Removes the grain of a path-traced frame with the U-Net of Intel Open Image Denoise, run in numpy.

Debian's Blender is built without the denoiser. But the network is small and its weights are public (Apache
2.0): `npm run art` downloads them once. Input: the frame with grain, and the albedo and normals that Cycles
stores with it. Output: the same frame without grain, in linear light.
"""
import struct

import numpy as np

# The transfer function of Open Image Denoise: maps light of any strength to 0..1, the range of the network.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1 = 1.57945760e-6, 3.22087631e-2
X0, X1 = 2.23151711e-3, 3.70974749e-1


def _encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def _decode(x):
    middle = np.power(np.maximum((x - D) / B, 1e-12), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


SCALE = 1 / float(_encode(np.float64(65504.0)))


def read_weights(path):
    """The tensors in a .tza archive (the file format of Open Image Denoise), by name."""
    data = open(path, "rb").read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not an archive of weights")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        dtype = np.dtype("<f2") if kind == b"h" else np.dtype("<f4")
        values = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def _convolve(image, weights, bias, relu=True):
    """3×3 convolution of (height, width, channels), done as nine matrix products."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, weights.shape[0]), np.float32)
    kernels = [np.ascontiguousarray(weights[:, :, y, x].T) for y in range(3) for x in range(3)]
    rows = max(1, 2_000_000 // (width * max(channels, 1)))
    for top in range(0, height, rows):
        bottom = min(height, top + rows)
        total = np.broadcast_to(bias, (bottom - top, width, len(bias))).astype(np.float32)
        for i, kernel in enumerate(kernels):
            y, x = divmod(i, 3)
            total += padded[top + y : bottom + y, x : x + width] @ kernel
        out[top:bottom] = np.maximum(total, 0, out=total) if relu else total
    return out


def _pool(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def _enlarge(image):
    return image.repeat(2, 0).repeat(2, 1)


def _network(image, tensors):
    def layer(name, x, relu=True):
        return _convolve(x, tensors[f"{name}.weight"], tensors[f"{name}.bias"], relu)

    p1 = _pool(layer("enc_conv1", layer("enc_conv0", image)))
    p2 = _pool(layer("enc_conv2", p1))
    p3 = _pool(layer("enc_conv3", p2))
    p4 = _pool(layer("enc_conv4", p3))
    x = layer("enc_conv5b", layer("enc_conv5a", p4))
    for level, skip in ((4, p3), (3, p2), (2, p1), (1, image)):
        x = np.concatenate([_enlarge(x), skip], 2)
        x = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", x))
    return layer("dec_conv0", x, relu=False)


def denoise(rgb, albedo, normal, weights_path):
    """All arrays are (height, width, 3) float32. `rgb` is linear light, `normal` is between -1 and 1."""
    tensors = read_weights(weights_path)
    height, width, _ = rgb.shape
    rgb = np.nan_to_num(np.maximum(rgb, 0), posinf=60)
    luminance = rgb @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    bright = luminance[luminance > 1e-8]
    exposure = 0.18 / float(np.exp(np.log(bright).mean())) if bright.size else 1.0
    colour = _encode(rgb * exposure) * SCALE
    features = [colour, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    image = np.concatenate(features, 2).astype(np.float32)
    pad = ((0, -height % 16), (0, -width % 16), (0, 0))
    # Mirrored: a repeated edge would be streaks of one row's grain, which the network keeps.
    out = _network(np.pad(image, pad, mode="reflect"), tensors)[:height, :width]
    return np.maximum(_decode(np.maximum(out, 0) / SCALE), 0).astype(np.float32) / exposure
