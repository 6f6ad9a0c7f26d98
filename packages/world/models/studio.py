"""A photo studio for goods: materials asked for by role, simple modelling, a niche, light and camera.

Units: 1 = 10 cm. The floor is z = 0, the camera looks along +y, the goods stand around the origin.
A model is a file with `VIEWS = ['front', 'side']` and `build(studio, view)`; render.py does the rest.

Roles. What differs between products is not in the render: it is composed afterwards from masks.
  colour()  the variant's main colour, with the product's print where the mesh has a uv map
  accent()  a second colour of the product (piping, lid, strap, tassel)
  ground()  the niche's wall in the brand's colour; niche() and flat() use it, goods seldom do
  back()    the plaster behind and below the goods; niche() and flat() use it
  label()   a face whose uv map runs from 0 to 1 and that carries the product's name in type
  fixed()   a true material that never changes: brass, clay, wood, food
"""
import random
from forms import (ball, box, cylinder, give, grid, label_band, label_card, lathe, link, mesh, plate, smooth, torus, tube)
from materials import (ROLES, _material, _role, accent, back, brass, clay, colour, copper, fixed, glass, gold, ground, label, paper, rgb,
                       silver, steel, wood)
from stage import above, camera, flat, frame, light, niche, window
