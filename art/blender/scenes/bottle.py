"""A bottle with a glass or cup, or with its box."""
from math import cos, pi, radians

from materials import glass, gold, graph_of, liquid, printed, principled, shader_of, texture_path
from profiles import filling, radius_at, vessel, wrapped
from rig import Shot, around, softbox, studio
from scenes.bottle_closures import CLOSURES
from scenes.bottle_forms import FORMS
from scenes.bottle_vessels import VESSELS
from shapes import box, empty, grid, lathe, stand_on_floor

# The colour that light keeps after passing through the drink, and how fast it changes.
DRINKS = {
    "whisky": ((0.90, 0.47, 0.07), 3.6),
    "aged whisky": ((0.87, 0.40, 0.05), 4.2),
    "cognac": ((0.87, 0.40, 0.045), 9.0),
    "red wine": ((0.42, 0.012, 0.02), 9.0),
    "champagne": ((0.95, 0.78, 0.36), 1.6),
    "sake": ((0.97, 0.94, 0.80), 0.4),
}
# Form, colour of the glass, closure, light card behind the bottle (width, height, middle, power).
BOTTLES = {
    "malt": ("malt", (1, 1, 1), "stopper", (1.7, 2.4, 1.0, 70)),
    "facet": ("facet", (1, 1, 1), "stopper", (1.2, 2.2, 1.1, 60)),
    "claret": ("claret", (0.33, 0.42, 0.20), "capsule", (0.9, 2.6, 1.5, 60)),
    "champagne": ("champagne", (0.26, 0.36, 0.15), "foil", (0.9, 2.2, 1.2, 60)),
    "sake": ("isshobin", (0.46, 0.27, 0.09), "cap", (1.0, 2.6, 1.5, 55)),
    "cognac": ("decanter", (1, 1, 1), "crystal", (1.5, 1.5, 0.9, 60)),
}

# x of the bottle, and the distance to the glass or cup at its right.
PLACES = {"": (0, 0), "tumbler": (-0.48, 1.22), "wineglass": (-0.36, 0.92), "flute": (-0.34, 0.90), "snifter": (-0.52, 1.46),
          "masu": (-0.62, 0.98)}

GLASS_CARDS = {"tumbler": (0.9, 0.9, 0.45, 9), "wineglass": (0.6, 1.1, 1.1, 3.5), "flute": (0.5, 1.4, 1.2, 5),
               "snifter": (0.7, 0.8, 0.6, 4)}


def cuts(form, steps):
    """How the cutting wheel changes the radius: flat sides, or a ring of fine grooves."""
    if not form.flutes:
        return None
    count, depth, low, high = form.flutes

    def offset(step, index):
        radius, z = form.outer[index] if index < len(form.outer) else (0, 0)
        if index >= len(form.outer) or not low <= z <= high:
            return 0
        fade = min(1, (z - low) / 0.05, (high - z) / 0.05)
        turn = 2 * pi * step / steps + pi / 2
        if depth:
            return -depth * fade * abs(cos(turn * count / 2))
        sector = 2 * pi / count
        return radius * fade * (cos(sector / 2) / cos((turn + sector / 2) % sector - sector / 2) - 1)

    return offset


def flatten(thing, form):
    """Makes a turned body flat, except its neck."""
    for vertex in thing.data.vertices:
        share = min(1, max(0, (form.neck - vertex.co.z) / 0.5))
        vertex.co.y *= 1 - (1 - form.flat) * share * share * (3 - 2 * share)


def gold_print(texture):
    """Hot foil: gold where the picture is, transparent elsewhere."""
    material = gold(0.22)
    graph = graph_of(material)
    picture = graph.image(texture_path(texture))
    graph.put(shader_of(material).inputs["Alpha"], picture.node.outputs["Alpha"])
    return material


def paper(texture):
    material = printed("label", texture, 0.62)
    graph = graph_of(material)
    shader = shader_of(material)
    picture = shader.inputs["Base Color"].links[0].from_node
    graph.put(shader.inputs["Alpha"], picture.outputs["Alpha"])
    graph.put(shader.inputs["Normal"], graph.bump(graph.noise(60, 4, graph.coordinates()), 0.10, 0.004))
    return material


def flat_label(form, material, half, parent):
    """A label on the front of one of the flat sides."""
    low, high, _ = form.label
    y = -radius_at(form.outer, (low + high) / 2) * cos(pi / form.flutes[0]) - 0.003
    sheet = grid("label", [[(x, y, z) for z in (low, high)] for x in (-half, half)], material, parent=parent)
    layer = sheet.data.uv_layers.new()
    for loop in sheet.data.loops:
        x, _, z = sheet.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = ((x + half) / (2 * half), (z - low) / (high - low))


def make_label(kind, form, texture, parent):
    if kind == "facet":
        return flat_label(form, paper(texture), 0.215, parent)
    low, high, half = form.label
    sheet = wrapped("label", form.outer, low, high, paper(texture), half=half, parent=parent)
    if form.flat < 1:
        flatten(sheet, form)
    return sheet


def make_bottle(kind, drink, label, seal, turn, parent):
    form_name, tint, closure, _ = BOTTLES[kind]
    form, root = FORMS[form_name](), empty(parent, rotation=(0, 0, radians(turn)))
    steps = 320 if form.flutes else 160
    wall = lathe("glass", vessel(form.outer, form.inner), glass(tint=tint), steps, parent=root, angle=60, offset=cuts(form, steps))
    held = lathe("drink", filling(form.inner, form.level), liquid("drink", *DRINKS[drink]), 160, parent=root, angle=60)
    if form.flat < 1:
        flatten(wall, form)
        flatten(held, form)
    make_label(kind, form, label, root)
    CLOSURES[closure](form, seal, root)
    return root


def make_case(texture, parent):
    """The upright box of a whisky: black lacquered wood, a printed front, and a lid."""
    black = principled("lacquer", (0.010, 0.008, 0.007), 0, 0.22, Clearcoat=0.5)
    width, height = 1.36, 2.62
    box("case", width, width, height, black, 0.02, parent, (0, 0, height / 2))
    box("gap", width - 0.02, width - 0.02, 0.02, gold(0.25), 0, parent, (0, 0, height + 0.005))
    box("lid", width, width, 0.34, black, 0.02, parent, (0, 0, height + 0.18))
    front = -width / 2 - 0.002
    half, low, high = 0.46, 0.42, 2.3
    sheet = grid("print", [[(x, front, z) for z in (low, high)] for x in (-half, half)], gold_print(texture), parent=parent)
    layer = sheet.data.uv_layers.new()
    for loop in sheet.data.loops:
        x, _, z = sheet.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = ((x + half) / (2 * half), (z - low) / (high - low))


def backlit(x, width, height, middle, power, strength):
    """A light card behind glass. The camera sees it only through glass, so that the drink seems to glow."""
    card = softbox((x + 0.1, 2.6, middle), (x, -5, middle + 0.2), width, height, power * strength, (1, 0.82, 0.55), 3.6)
    card.visible_glossy = False


def build(bottle="malt", drink="whisky", label="label-kohaku", seal="black", vessel="tumbler", case="", turn=0, angle=0,
          rise=0.89, key=1.5, rim=1.0, halo=1.0, backlight=1.0):
    """`seal`: colour of the stopper, capsule or foil. `case`: the print of a box behind the bottle. `angle`:
    degrees that the camera moves around. `rise`: height of the camera above the middle of the object."""
    root = empty()
    shift, beside = (0.62, 0) if case else PLACES[vessel]
    place = empty(root, (shift, 0, 0))
    make_bottle(bottle, drink, label, seal, turn, place)
    if vessel:
        held = VESSELS[vessel](liquid("poured", *DRINKS[drink]), root)
        held.location = (shift + beside, -0.35, 0)
    if case:
        made = empty(root, (-0.62, 0.75, 0), (0, 0, radians(14)))
        make_case(case, made)
    stand_on_floor(root)
    target = (0, 0, 1.30)
    studio(target=(0, 0, 1.36), key=key, rim=rim, top=0.6, fill=1.3, halo=halo)
    backlit(shift, *BOTTLES[bottle][3], backlight)
    if vessel in GLASS_CARDS:
        backlit(shift + beside, *GLASS_CARDS[vessel], backlight)
    camera = around((target[0], -12, target[2] + rise), target, angle)
    return Shot(target=target, camera=camera, lens=88, fstop=1.2, focus=(shift, -0.5, 1.2), exposure=0.3, bounces=20, clamp=5)
