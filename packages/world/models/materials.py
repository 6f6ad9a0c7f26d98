"""Materials by role, and true ones that never change."""
import json
import bpy

ROLES = {'colour': .62, 'accent': .62, 'ground': .45, 'back': .7, 'label': .8}


def rgb(value):
    """Linear channels of '#rrggbb'; a tuple is taken as linear already."""
    if not isinstance(value, str):
        return tuple(value[:3])
    channels = [int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels)


def _aov(tree, name, value=None, colour=None):
    node = tree.nodes.new('ShaderNodeOutputAOV')
    node.name = name
    if value is not None:
        node.inputs['Value'].default_value = value
    if colour is not None:
        node.inputs['Color'].default_value = (*colour, 1)
    return node


def _material(name, linear, roughness=.5, metallic=0, subsurface=0, bump=0, scale=200, sheen=0, coat=0,
              transmission=0, specular=.5, emission=0, weave=0):
    m = bpy.data.materials.new(name)
    m['look'] = json.dumps({'colour': linear, 'roughness': roughness, 'metallic': metallic, 'bump': bump, 'scale': scale, 'coat': coat,
                            'transmission': transmission, 'specular': specular, 'emission': emission, 'subsurface': subsurface})
    m.use_nodes = True
    tree = m.node_tree
    b = tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*linear, 1)
    b.inputs['Roughness'].default_value = roughness
    b.inputs['Metallic'].default_value = metallic
    b.inputs['Subsurface'].default_value = subsurface
    b.inputs['Subsurface Color'].default_value = (*linear, 1)
    b.inputs['Subsurface Radius'].default_value = (.12, .06, .04)
    b.inputs['Sheen'].default_value = sheen
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = .06
    b.inputs['Transmission'].default_value = transmission
    b.inputs['Specular'].default_value = specular
    if emission:
        b.inputs['Emission'].default_value = (*linear, 1)
        b.inputs['Emission Strength'].default_value = emission
    if bump:
        texture = tree.nodes.new('ShaderNodeTexNoise')
        texture.inputs['Scale'].default_value = scale
        texture.inputs['Detail'].default_value = 6
        height = tree.nodes.new('ShaderNodeBump')
        height.inputs['Strength'].default_value = bump
        height.inputs['Distance'].default_value = .05
        coords = tree.nodes.new('ShaderNodeTexCoord')
        tree.links.new(coords.outputs['Object'], texture.inputs['Vector'])
        tree.links.new(texture.outputs[0], height.inputs['Height'])
        tree.links.new(height.outputs[0], b.inputs['Normal'])
    return m


def _role(role, metallic=0, printed=False, **options):
    """White-grey in the render; AOVs say where the role is, and the uv map of what is printed."""
    albedo = .9 if metallic else ROLES[role]
    options.setdefault('specular', .3)
    options['sheen'] = min(options.get('sheen', 0), .15)  # more would veil the colour that is composed later
    m = _material(role, (albedo,) * 3, metallic=metallic, **options)
    tree = m.node_tree
    m['role'], m['printed'] = role, bool(printed)
    _aov(tree, 'roles', colour=[float(role == r) for r in ('colour', 'accent', 'ground')])
    _aov(tree, 'roles2', colour=[float(role == 'back'), float(role == 'label'), float(metallic > .5)])
    if printed or role == 'label':
        uv = tree.nodes.new('ShaderNodeUVMap')
        split = tree.nodes.new('ShaderNodeSeparateXYZ')
        join = tree.nodes.new('ShaderNodeCombineXYZ')
        join.inputs['Z'].default_value = 1
        tree.links.new(uv.outputs[0], split.inputs[0])
        tree.links.new(split.outputs[0], join.inputs['X'])
        tree.links.new(split.outputs[1], join.inputs['Y'])
        out = _aov(tree, 'uvlabel' if role == 'label' else 'uvprint')
        tree.links.new(join.outputs[0], out.inputs['Color'])
    return m


def colour(roughness=.5, printed=False, **options):
    """The variant's main colour. printed=True where the mesh has a uv map (1 uv = 10 cm of cloth)."""
    return _role('colour', roughness=roughness, printed=printed, **options)


def accent(roughness=.5, printed=False, **options):
    """The product's second colour."""
    return _role('accent', roughness=roughness, printed=printed, **options)


def ground(roughness=.85, **options):
    """The wall in the brand's colour."""
    return _role('ground', roughness=roughness, **options)


def back(roughness=.9, **options):
    """Plaster behind the goods, a pale tint of the brand's colour."""
    return _role('back', roughness=roughness, **options)


def label(roughness=.6, **options):
    """Paper that carries the product's name: uv from (0, 0) at its lower left to (1, 1)."""
    return _role('label', roughness=roughness, **options)


def fixed(value, roughness=.5, metallic=0, **options):
    """A true material: `fixed('#d9a441', roughness=.22, metallic=1)`.

    Options: subsurface, bump (0..1) with scale, sheen, coat, transmission, specular, emission."""
    return _material('fixed', rgb(value), roughness=roughness, metallic=metallic, **options)


def brass(roughness=.22): return fixed('#d9a441', roughness=roughness, metallic=1)
def steel(roughness=.25): return fixed('#c9ccd2', roughness=roughness, metallic=1)
def copper(roughness=.25): return fixed('#c8764a', roughness=roughness, metallic=1)
def gold(roughness=.18): return fixed('#e0a93c', roughness=roughness, metallic=1)
def silver(roughness=.2): return fixed('#d8d9dc', roughness=roughness, metallic=1)
def clay(value='#b3623a'): return fixed(value, roughness=.85, bump=.35, scale=30)
def wood(value='#6b3f22', roughness=.5): return fixed(value, roughness=roughness, bump=.2, scale=8)
def glass(value='#f4f7f2', roughness=.02): return fixed(value, roughness=roughness, transmission=1)
def paper(value='#f4ecdc'): return fixed(value, roughness=.8)
