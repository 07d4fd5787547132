"""Renders one picture: `blender -b --factory-startup -P render.py -- JOB.json`.

The job contains: scene (a file in scenes/), params (arguments of its `build`), place (a function of places.py, or
none), frame, samples, weights (of the denoiser) and out (the PNG to write). Progress is printed to standard output
as `PROGRESS 0.42`.
"""
import importlib
import json
import os
import random
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, "/usr/lib/python3/dist-packages")

import bpy
import numpy as np

import places
import rig
from denoise import denoise
from rig import Frame, aim

PASSES = {"rgb": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def configure(shot, frame, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = frame.width, frame.height
    scene.render.resolution_percentage = 100
    # Threads and seed are fixed, so that the same scene always gives the same picture.
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    cycles = scene.cycles
    cycles.device, cycles.seed, cycles.samples = "CPU", 1, samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, min(10, samples)
    cycles.use_auto_tile = False
    cycles.max_bounces = cycles.glossy_bounces = cycles.transmission_bounces = shot.bounces
    cycles.diffuse_bounces, cycles.transparent_max_bounces = 4, 16
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 14, shot.clamp
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.use_denoising = 0.6, False
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", shot.contrast, shot.exposure
    scene.view_layers[0].cycles.denoising_store_passes = True


def frame_buffers(folder):
    """Runs the renderer and returns the three passes as arrays. The top row is last."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    scene.frame_set(1)
    bpy.ops.render.render()
    scene.use_nodes = False
    buffers = {}
    for name in PASSES:
        image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
        image.colorspace_settings.name = "Non-Color" if name == "normal" else "Linear"
        width, height = image.size
        values = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(values)
        buffers[name] = values.reshape(height, width, 4)[:, :, :3].copy()
        bpy.data.images.remove(image)
    return buffers


def write(pixels, out):
    height, width, _ = pixels.shape
    scene = bpy.context.scene
    image = bpy.data.images.new("picture", width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    rgba = np.ones((height, width, 4), np.float32)
    rgba[:, :, :3] = pixels
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    image.save_render(out, scene=scene)


def main():
    job = json.load(open(sys.argv[sys.argv.index("--") + 1]))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    np.random.seed(7)
    frame = Frame(**job["frame"])
    if "place" in job:
        rig.place = getattr(places, job["place"])
    shot = importlib.import_module(f"scenes.{job['scene']}").build(**job["params"])
    configure(shot, frame, job["samples"])
    aim(shot, frame)
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        buffers = frame_buffers(folder)
    rendered = time.time()
    clean = denoise(buffers["rgb"], buffers["albedo"], buffers["normal"], job["weights"])
    write(clean, job["out"])
    print(f"TIMES render {rendered - started:.1f}s denoise {time.time() - rendered:.1f}s", flush=True)


try:
    main()
except Exception as problem:
    import traceback

    traceback.print_exc()
    print(f"FAILED {type(problem).__name__}: {problem}", flush=True)
    os._exit(1)
