"""Renders the passes of one view of a model.

    blender -b --python render.py -- <model> <view> <out-dir> [samples] [width]

<model> is a file's path under this folder without .py, such as goods/home/diya or cloth/kurta-straight. Writes into <out-dir>:
  <name>.<view>.base.png   what keeps its colour: fixed materials and shine (gamma 2.2, white at RANGE)
  <name>.<view>.light.png  light that falls on role materials, to be multiplied by their colours (same encoding)
  <name>.<view>.mask.png   grey planes stacked downwards, one for each role in the json's `planes`
  <name>.<view>.uv.png     grey planes u, v stacked downwards for prints, then for labels: what differs from an affine fit
  <name>.<view>.json       planes, fits, sizes
"""
import importlib.util, json, os, sys, tempfile, zlib, struct
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
import numpy as np
import studio
from denoise import filtered

RANGE = 2.0
PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol',
          'Emit', 'Normal', 'Depth', 'roles', 'roles2', 'uvprint', 'uvlabel']


def reset(width, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine, s.cycles.device, s.cycles.samples, s.cycles.use_denoising = 'CYCLES', 'CPU', samples, False
    s.cycles.use_adaptive_sampling, s.cycles.adaptive_threshold, s.cycles.adaptive_min_samples = True, .06, 8
    s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 6, 2, 2
    s.cycles.transmission_bounces, s.cycles.transparent_max_bounces = 8, 8
    s.cycles.sample_clamp_indirect, s.cycles.sample_clamp_direct, s.cycles.blur_glossy = 2.5, 8, 1
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, round(width * 1.25), 100
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.render.use_persistent_data = False
    world = bpy.data.worlds.new('room')
    s.world, world.use_nodes = world, True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = (1, .95, .88, 1), .35
    return s


def ask_for_passes(scene, folder):
    layer = bpy.context.view_layer
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
                 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'normal', 'z'):
        setattr(layer, 'use_pass_' + name, True)
    for name in ('roles', 'roles2', 'uvprint', 'uvlabel'):
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name)
        tree.links.new(source.outputs[name], out.inputs[name])


def read(folder, name):
    image = bpy.data.images.load(os.path.join(folder, name + '0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(h, w, 4)[::-1, :, :3]


def write_png(path, array):
    """8 bits a channel, grey (h, w) or colour (h, w, 3)."""
    data = np.clip(np.rint(array), 0, 255).astype(np.uint8)
    h, w = data.shape[:2]
    rows = data.reshape(h, -1)
    raw = np.concatenate([np.zeros((h, 1), np.uint8), rows], axis=1).tobytes()
    def chunk(tag, body):
        return struct.pack('>I', len(body)) + tag + body + struct.pack('>I', zlib.crc32(tag + body))
    head = struct.pack('>IIBBBBB', w, h, 8, 2 if data.ndim == 3 else 0, 0, 0, 0)
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))


def encode(linear):
    return np.clip(linear / RANGE, 0, 1) ** (1 / 2.2) * 255


def spread(values, known, rounds=40):
    """Fills what is not known from its neighbours, so that a lossy codec finds no edges."""
    values, known = values * known, known.astype(float)
    for _ in range(rounds):
        total, weight = np.zeros_like(values), np.zeros_like(known)
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            total += np.roll(values * known, (dy, dx), (0, 1))
            weight += np.roll(known, (dy, dx), (0, 1))
        fresh = (known == 0) & (weight > 0)
        values = np.where(fresh, total / np.maximum(weight, 1), values)
        known = np.where(fresh, 1.0, known)
    middle = values[known > 0].mean() if (known > 0).any() else 0
    return np.where(known > 0, values, middle)


def fit(uv):
    """u and v as an affine function of the picture's x and y (0..1) and a remainder in 0..255; None without any."""
    cover = uv[..., 2]
    sure = cover > .5
    if sure.sum() < 50:
        return None
    h, w = cover.shape
    y, x = np.mgrid[0:h, 0:w]
    x, y = (x + .5) / w, (y + .5) / h
    planes, fits = [], []
    for channel in (0, 1):
        value = np.where(sure, uv[..., channel] / np.maximum(cover, 1e-6), 0)
        terms = np.stack([x[sure], y[sure], np.ones(sure.sum())], axis=1)
        line, *_ = np.linalg.lstsq(terms, value[sure], rcond=None)
        rest = value - (line[0] * x + line[1] * y + line[2])
        low, high = rest[sure].min(), rest[sure].max()
        high = max(high, low + 1e-4)
        planes.append(spread((rest - low) / (high - low), sure) * 255)
        fits.append({'line': [round(float(c), 6) for c in line], 'low': round(float(low), 6), 'high': round(float(high), 6)})
    return planes, fits


def compose(folder, stem):
    p = {name: read(folder, name) for name in PASSES}
    roles = np.concatenate([p['roles'], p['roles2'][..., :2]], axis=2)
    metal = p['roles2'][..., 2:3]
    depth = np.log(np.clip(p['Depth'][..., :1], .1, 100))
    guides = [(p['Normal'], .22), (depth, .02), (p['DiffCol'], .12), (roles, .3)]
    through = (p['TransDir'] + p['TransInd']) * p['TransCol']
    grainy = [p['DiffDir'] + p['DiffInd'], p['GlossDir'] + p['GlossInd']] + ([through] if through.max() > .001 else [])
    light, shine, *rest = filtered(grainy, guides)
    through = rest[0] if rest else through
    albedo = np.array([studio.ROLES[r] for r in studio.ROLES])
    of_roles = (roles * albedo).sum(axis=2, keepdims=True) * (1 - metal)
    own = np.maximum(p['DiffCol'] - of_roles, 0)
    gloss = shine * p['GlossCol']
    base = light * own + gloss * (1 - metal) + through + p['Emit']
    falls = light * (1 - metal) + shine * metal
    covered = roles.sum(axis=2) > .01
    falls = np.stack([spread(falls[..., c], covered, 6) for c in range(3)], axis=2)
    write_png(stem + '.base.png', encode(base))
    write_png(stem + '.light.png', encode(falls))
    names = [r for i, r in enumerate(studio.ROLES) if roles[..., i].max() > .02]
    about = {'width': roles.shape[1], 'height': roles.shape[0], 'range': RANGE, 'planes': names}
    if names:
        index = [list(studio.ROLES).index(n) for n in names]
        write_png(stem + '.mask.png', np.concatenate([roles[..., i] for i in index]) * 255)
    planes = []
    for name in ('uvprint', 'uvlabel'):
        found = fit(p[name])
        if found:
            planes += found[0]
            about[name] = found[1]
    if planes:
        write_png(stem + '.uv.png', np.concatenate(planes))
    with open(stem + '.json', 'w') as f:
        json.dump(about, f)


def load(model):
    spec = importlib.util.spec_from_file_location('model', os.path.join(HERE, model + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    args = sys.argv[sys.argv.index('--') + 1:]
    model, view, out = args[:3]
    samples = int(args[3]) if len(args) > 3 else 20
    width = int(args[4]) if len(args) > 4 else 480
    scene = reset(width, samples)
    studio.random.seed(7)
    load(model).build(studio, view)
    if not any(o.type == 'LIGHT' for o in scene.objects):
        studio.window()
    if not scene.camera:
        studio.frame((0, 0, 1.3), 3, view)
    os.makedirs(out, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        ask_for_passes(scene, folder)
        bpy.ops.render.render()
        compose(folder, os.path.join(out, os.path.basename(model) + '.' + view))


main()
