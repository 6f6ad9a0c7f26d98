"""What goods are made of, where a plain colour is not enough: metals, clay, wood grain, wicker, glass."""

BRASS = (0.83, 0.58, 0.22)
COPPER = (0.80, 0.36, 0.20)
SILVER = (0.86, 0.86, 0.88)
GOLD = (0.90, 0.62, 0.20)
STEEL = (0.72, 0.73, 0.75)
IRON = (0.055, 0.053, 0.052)
CLAY = (0.50, 0.19, 0.085)
WOOD = (0.36, 0.17, 0.07)
PALE_WOOD = (0.66, 0.43, 0.22)
CANE = (0.64, 0.42, 0.19)
PAPER = (0.86, 0.80, 0.68)
KRAFT = (0.52, 0.34, 0.18)
LEAF = (0.09, 0.26, 0.06)


def brass(studio, roughness=0.22):
    return studio.fixed(BRASS, roughness=roughness, metallic=1)


def copper(studio, roughness=0.25):
    return studio.fixed(COPPER, roughness=roughness, metallic=1)


def silver(studio, roughness=0.18):
    return studio.fixed(SILVER, roughness=roughness, metallic=1)


def gold(studio, roughness=0.18):
    return studio.fixed(GOLD, roughness=roughness, metallic=1)


def steel(studio, roughness=0.2):
    return studio.fixed(STEEL, roughness=roughness, metallic=1)


def pearl(studio):
    return studio.fixed((0.9, 0.86, 0.78), roughness=0.15)


def glass(studio, tint=(0.96, 0.98, 0.97), gleam=0.05):
    """Thin glass: what is behind shows without bending, light passes, the edges mirror."""
    material = studio.fixed(tint, roughness=0.02)
    tree = material.node_tree
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*tint, 1)
    mirror = tree.nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = 0.04
    edge = tree.nodes.new('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.25
    more = tree.nodes.new('ShaderNodeMath')
    more.operation, more.use_clamp = 'ADD', True
    more.inputs[1].default_value = gleam
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(edge.outputs['Fresnel'], more.inputs[0])
    tree.links.new(more.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def glowing(studio, rgb, strength=6.0):
    """A flame or a lit shade."""
    return studio.fixed(rgb, roughness=0.6, emission=strength)


def shader(material):
    """The material's principled shader."""
    return next(node for node in material.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')


def rough(material, strength=0.3, scale=30.0, stretch=(1, 1, 1)):
    """Gives a material an uneven surface: clay, hammered metal, paper, crumb. Returns the material."""
    tree = material.node_tree
    if tree.nodes.get('rough'):
        return material
    where = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 5
    bump = tree.nodes.new('ShaderNodeBump')
    bump.name = 'rough'
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, 0.05
    tree.links.new(where.outputs['Object'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs[0], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader(material).inputs['Normal'])
    return material


def hammered(material, scale=9.0, strength=0.35):
    """Beaten metal: small round dents."""
    tree = material.node_tree
    if tree.nodes.get('rough'):
        return material
    where = tree.nodes.new('ShaderNodeTexCoord')
    cells = tree.nodes.new('ShaderNodeTexVoronoi')
    cells.feature = 'SMOOTH_F1'
    cells.inputs['Scale'].default_value = scale
    bump = tree.nodes.new('ShaderNodeBump')
    bump.name = 'rough'
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, 0.05
    tree.links.new(where.outputs['Object'], cells.inputs['Vector'])
    tree.links.new(cells.outputs['Distance'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader(material).inputs['Normal'])
    return material


def clay(studio):
    return rough(studio.fixed(CLAY, roughness=0.85), 0.25, 22)


def wood(studio, rgb=WOOD, roughness=0.5):
    return rough(studio.fixed(rgb, roughness=roughness), 0.25, 4, (1, 1, 14))
