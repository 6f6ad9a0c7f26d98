"""Writes what models are made of as triangles, for the quick renderer: one file a view.

    blender -b --python export.py -- <out-dir> <model>[:view] ...

A file is one line of JSON (materials, camera, lights, count), then float32 positions, normals, uvs and uint16 material numbers.
"""
import importlib.util, json, os, random, sys, time, traceback
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
import numpy as np
import studio


def load(model):
    spec = importlib.util.spec_from_file_location('model', os.path.join(HERE, model + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def look_of(material):
    """What the quick renderer can show of a material: nodes added by hand are read for glass, roughness and mean colour."""
    look = json.loads(material['look'])
    for node in material.node_tree.nodes:
        if node.type == 'BSDF_TRANSPARENT':
            look['transmission'] = 1
        if node.type in ('BUMP', 'NORMAL_MAP') and not look['bump']:
            strength = node.inputs['Strength'].default_value
            scales = [n.inputs['Scale'].default_value for n in material.node_tree.nodes if n.type in ('TEX_NOISE', 'TEX_VORONOI')]
            look['bump'], look['scale'] = strength, (scales or [12])[0]
        if node.type == 'BSDF_PRINCIPLED' and max(node.inputs['Emission'].default_value[:3]) > 0:
            look['emission'] = min(1.6, node.inputs['Emission Strength'].default_value)
        if node.type == 'BSDF_PRINCIPLED' and node.inputs['Base Color'].is_linked and not material.get('role'):
            source = node.inputs['Base Color'].links[0].from_node
            if source.type == 'VALTORGB':
                stops = [e.color for e in source.color_ramp.elements]
                look['colour'] = [sum(c[i] for c in stops) / len(stops) for i in range(3)]
            if source.type == 'MIX_RGB':
                look['colour'] = [(source.inputs[1].default_value[i] + source.inputs[2].default_value[i]) / 2 for i in range(3)]
    return look


def triangles(materials):
    graph = bpy.context.evaluated_depsgraph_get()
    parts = []
    for source in bpy.context.scene.objects:
        if source.type not in ('MESH', 'CURVE', 'SURFACE', 'FONT', 'META'):
            continue
        ob = source.evaluated_get(graph)
        mesh = ob.to_mesh()
        mesh.calc_normals_split()
        mesh.calc_loop_triangles()
        count = len(mesh.loop_triangles)
        if not count:
            continue
        loops = np.empty(count * 3, np.int32)
        mesh.loop_triangles.foreach_get('loops', loops)
        which = np.empty(count, np.int32)
        mesh.loop_triangles.foreach_get('material_index', which)
        corner = np.empty(len(mesh.loops), np.int32)
        mesh.loops.foreach_get('vertex_index', corner)
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', points)
        normals = np.empty(len(mesh.loops) * 3, np.float32)
        mesh.loops.foreach_get('normal', normals)
        uvs = np.zeros(len(mesh.loops) * 2, np.float32)
        if mesh.uv_layers.active:
            mesh.uv_layers.active.data.foreach_get('uv', uvs)
        world = np.array(ob.matrix_world)
        turn = np.linalg.inv(world[:3, :3]).T
        points = points.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3]
        normals = normals.reshape(-1, 3) @ turn.T
        normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
        slots = []
        for slot in ob.material_slots:
            if slot.material and slot.material.name not in materials:
                look = look_of(slot.material)
                materials[slot.material.name] = {'id': len(materials), **look, 'role': slot.material.get('role'), 'printed': bool(slot.material.get('printed'))}
            slots.append(materials[slot.material.name]['id'] if slot.material else 0)
        slots = np.array(slots or [0])
        parts.append((points[corner[loops]], normals[loops], uvs.reshape(-1, 2)[loops], slots[np.clip(which, 0, len(slots) - 1)]))
        ob.to_mesh_clear()
    return parts


def write(path):
    materials = {}
    parts = triangles(materials)
    camera = bpy.context.scene.camera
    head = {
        'count': int(sum(len(p[3]) for p in parts)),
        'materials': list(materials.values()),
        'camera': {'matrix': [list(r) for r in camera.matrix_world], 'lens': camera.data.lens},
        'lights': [{'matrix': [list(r) for r in o.matrix_world], 'energy': o.data.energy, 'size': o.data.size, 'tint': list(o.data.color)}
                   for o in bpy.context.scene.objects if o.type == 'LIGHT' and o.data.type == 'AREA'],
    }
    line = json.dumps(head).encode()
    with open(path, 'wb') as f:
        f.write(line + b' ' * (3 - len(line) % 4) + b'\n')
        for k, kind in ((0, np.float32), (1, np.float32), (2, np.float32), (3, np.uint16)):
            f.write(np.concatenate([p[k] for p in parts]).astype(kind).tobytes())


def main():
    out, *wanted = sys.argv[sys.argv.index('--') + 1:]
    os.makedirs(out, exist_ok=True)
    for want in wanted:
        model, _, only = want.partition(':')
        try:
            module = load(model)
            for view in [only] if only else module.VIEWS:
                started = time.time()
                bpy.ops.wm.read_factory_settings(use_empty=True)
                random.seed(7)
                module.build(studio, view)
                if not any(o.type == 'LIGHT' for o in bpy.context.scene.objects):
                    studio.window()
                if not bpy.context.scene.camera:
                    studio.frame((0, 0, 1.3), 3, view)
                bpy.context.view_layer.update()
                write(os.path.join(out, f'{os.path.basename(model)}.{view}.mesh'))
                print('EXPORTED', model, view, round(time.time() - started, 1), flush=True)
        except Exception:
            traceback.print_exc()
            print('FAILED', model, flush=True)


main()
