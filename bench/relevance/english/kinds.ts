/** Sizes an article of a kind may have; each template is filled from the lists in titles.ts. */
export type SizeRule =
  | 'pipe'
  | 'lumber'
  | 'board'
  | 'tile'
  | 'inch'
  | 'feet'
  | 'gallon'
  | 'pound'
  | 'volt'
  | 'watt'
  | 'gauge'
  | 'rug'
  | 'none'

export interface ThingKind {
  /** Words of the title, the naming one last ('Garage Door Opener'). */
  name: string
  /** What customers call it besides. */
  spoken: string[]
  size: SizeRule
  materials: string[]
  colours: string[]
  /** Kinds with the same number are fair answers for one another. */
  family: number
}

const palettes: Record<string, string[]> = {
  w: ['White', 'Almond', 'Biscuit', 'Black', 'Gray'],
  m: ['Chrome', 'Brushed Nickel', 'Oil Rubbed Bronze', 'Satin Nickel', 'Polished Brass', 'Stainless Steel'],
  o: ['Red', 'Blue', 'Green', 'Tan', 'Brown', 'Charcoal'],
  t: ['Oak', 'Walnut', 'Cherry', 'Espresso', 'Maple', 'Natural'],
  c: ['Clear', 'Frosted', 'Bronze'],
  '-': [],
}

/** One kind a line: family | name | spoken names | size | materials | palette. */
const lines = `
1 | Door Knob | doorknob, door handle | none | Brass, Zinc, Crystal | m
1 | Door Lever | door handle, lever handle | none | Zinc, Brass | m
1 | Keypad Deadbolt | door lock, dead bolt | none | Metal | m
1 | Cabinet Door Hinge | cabinet hinges, hinge | inch | Steel | m
1 | Door Hinge | hinges | inch | Steel, Brass | m
1 | Sliding Patio Door Roller | door rollers, wheels for sliding door | inch | Nylon, Steel | -
1 | Barn Door Hardware Kit | barndoor track, sliding door hardware | feet | Steel | m
2 | Prehung Front Door | exterior door, entry door | inch | Fiberglass, Steel, Wood | w
2 | Interior Door Slab | bedroom door, inside door | inch | Pine, Hollow Core, Composite | w
2 | Screen Door | screendoor | inch | Aluminum, Wood | w
2 | Storm Door | stormdoor | inch | Aluminum | w
2 | Shower Door | glass shower doors, showerdoor | inch | Glass | m
2 | Garage Door | overhead door | feet | Steel | w
3 | Garage Door Opener | garage opener | none | - | -
3 | Garage Door Opener Remote Control | garage remote, garage clicker | none | - | -
4 | Kitchen Faucet | kitchen tap, sink faucet | none | - | m
4 | Bathroom Faucet | bath faucet, lavatory faucet | none | - | m
4 | Bathtub Faucet | tub spout, tub faucet | none | Brass | m
4 | Shower Head | showerhead, rain shower | inch | Plastic, Metal | m
4 | Shower Faucet Trim Kit | shower faucet, shower handle | none | - | m
4 | Faucet Cartridge | faucet stem, cartridge replacement | none | Brass | -
5 | Undermount Kitchen Sink | kitchen sink | inch | Stainless Steel, Granite | w
5 | Drop-in Bathroom Sink | bathroom sink, vanity sink | inch | Vitreous China | w
5 | Bathroom Vanity | vanity cabinet, bath vanity with top | inch | Wood | t
5 | Vanity Top | vanity tops, countertop for bathroom | inch | Granite, Marble | w
5 | Utility Sink | laundry tub, laundry sink | gallon | Polypropylene | w
6 | Elongated Toilet | toilet, commode, water closet | none | Vitreous China | w
6 | Toilet Seat | toliet seats, commode seat | none | Plastic, Wood | w
6 | Toilet Flapper | flapper, flap for toilet | inch | Rubber | -
6 | Wax Ring | toilet seal, wax seal | none | - | -
6 | Toilet Fill Valve | fill valve, tank repair | none | - | -
7 | PVC Pipe | plastic pipe, pvc | pipe | PVC | -
7 | Copper Pipe | copper tubing | pipe | Copper | -
7 | PEX Tubing | pex pipe | pipe | PEX | o
7 | PVC Elbow Fitting | elbow, 90 degree elbow | pipe | PVC | -
7 | Copper Coupling | pipe coupling, coupler | pipe | Copper | -
7 | Ball Valve | shut off valve, shutoff valve | pipe | Brass | -
7 | Galvanized Pipe Nipple | galvanised pipe, steel pipe | pipe | Steel | -
7 | Pipe Insulation | pipe wrap, foam pipe cover | pipe | Foam, Rubber | -
8 | Gas Water Heater | hot water heater, water heater | gallon | - | -
8 | Electric Tankless Water Heater | tankless heater, on demand water heater | watt | - | -
8 | Sump Pump | sump, basement pump | watt | Cast Iron | -
8 | Garbage Disposal | disposer, garbage disposer, insinkerator | none | - | -
9 | Ceiling Fan | fan with light, celing fans | inch | - | m
9 | Portable Fan | floor fan, box fan | inch | Plastic | w
9 | Bathroom Exhaust Fan | bath fan, vent fan | none | - | w
9 | Ceiling Fan Remote Control | fan remote | none | - | w
9 | Range Hood | vent hood, stove hood | inch | Stainless Steel | w
10 | LED Light Bulb | lightbulbs, led bulb, 60 watt bulb | watt | - | -
10 | Fluorescent Tube Light Bulb | florescent tube, 4 ft fluorescent light | watt | - | -
10 | Recessed Lighting Kit | can lights, recessed light, pot light | inch | - | w
10 | Vanity Light | bathroom light fixture, vanity lite | none | Glass | m
10 | Chandelier | dining room light, chandalier | none | Crystal, Glass | m
10 | Outdoor Wall Lantern | porch light, outside light | none | Metal, Glass | m
10 | Solar Path Light | solar lights, landscape lighting | none | Plastic | m
10 | Motion Sensor Security Light | motion light, flood light | watt | - | w
10 | Flashlight | torch, flash light | none | Aluminum | o
11 | Extension Cord | power cord, extention cord | feet | - | o
11 | Duplex Outlet | electrical outlet, receptacle, plug | none | - | w
11 | GFCI Outlet | gfci receptacle, gfi outlet | none | - | w
11 | Dimmer Light Switch | dimmer, light dimmer switch | watt | - | w
11 | Circuit Breaker | breaker, braker | none | - | -
11 | Electrical Wire | romex, electric cable, house wire | gauge | Copper | -
11 | Wall Plate | switch plate, outlet cover | none | Plastic, Metal | w
11 | Smoke Detector | smoke alarm, fire alarm | volt | - | w
12 | Drywall Panel | sheetrock, gypsum board, dry wall | board | Gypsum | -
12 | Plywood Sheathing | ply wood, plywood sheet | board | Pine, Fir | -
12 | MDF Panel | mdf board, mdf | board | - | -
12 | Rigid Foam Insulation Board | foam board, styrofoam, insulation sheet | board | Polystyrene | -
12 | Fiberglass Batt Insulation | insulation roll, pink insulation | inch | Fiberglass | -
12 | Polycarbonate Roof Panel | corrugated plastic, clear roof panel | feet | Polycarbonate | c
12 | Acrylic Sheet | plexiglass, plexi glass | board | Acrylic | c
13 | Pressure-Treated Lumber | treated lumber, 2x4, pt wood | lumber | Pine | -
13 | Cedar Fence Picket | fence boards, wood fence picket | lumber | Cedar | -
13 | Primed Baseboard Moulding | baseboard, base molding | lumber | MDF, Pine | w
13 | Crown Moulding | crown molding, ceiling trim | lumber | Polyurethane, Pine | w
13 | Composite Decking Board | deck boards, decking | lumber | Composite | o
13 | Wood Fence Post | fence post, 4x4 post | lumber | Pine, Cedar | -
13 | Stair Tread | stairs tread, step | inch | Oak, Pine | t
14 | Porcelain Floor and Wall Tile | porcelain tile, floor tile, tiles for bathroom | tile | Porcelain | o
14 | Ceramic Wall Tile | subway tile, kitchen backsplash | tile | Ceramic | w
14 | Glass Mosaic Tile | backsplash tile, mosaic | tile | Glass | o
14 | Luxury Vinyl Plank Flooring | vinyl flooring, vinal plank | tile | Vinyl | t
14 | Laminate Flooring | laminate wood floor, floating floor | tile | Laminate | t
14 | Solid Hardwood Flooring | hard wood floor, hardwood | inch | Oak, Hickory | t
14 | Carpet Tile | carpet squares, rug tiles | tile | Polyester | o
15 | Thinset Mortar | thin set, tile adhesive | pound | - | w
15 | Sanded Grout | tile grout | pound | - | w
15 | Concrete Mix | cement, quikrete, bag of concrete | pound | - | -
15 | Tile Cutter | tile saw, ceramic cutter | inch | - | -
15 | Paver Sand | polymeric sand, sand for pavers | pound | - | -
15 | Concrete Paver | patio pavers, stepping stone, paving stone | tile | Concrete | o
16 | Interior Paint | wall paint, satin paint, eggshell paint | gallon | - | w
16 | Exterior Wood Stain | deck stain, wood stain | gallon | - | t
16 | Concrete Floor Paint | garage floor paint, epoxy | gallon | Epoxy | w
16 | Spray Paint | spraypaint, rustoleum | none | Enamel | o
16 | Paint Primer | primer, killz | gallon | - | w
16 | Paint Roller Cover | roller covers, paint rollers | inch | Polyester | -
16 | Paint Brush | paintbrush, brushes | inch | Polyester | -
16 | Painter's Tape | masking tape, blue tape | inch | - | o
16 | Silicone Caulk | caulking, sealant, calk | none | Silicone | w
16 | Wood Filler | wood putty, filler | none | - | t
17 | Cordless Drill | drill driver, power drill, drills | volt | - | -
17 | Circular Saw | skill saw, skilsaw | inch | - | -
17 | Reciprocating Saw | sawzall | volt | - | -
17 | Miter Saw | mitre saw, chop saw | inch | - | -
17 | Table Saw | tablesaw, saw table | inch | - | -
17 | Random Orbital Sander | sander, orbital sander | inch | - | -
17 | Impact Driver | impact drill, impact wrench | volt | - | -
17 | Lithium-Ion Battery Pack | drill battery, 18v battery | volt | - | -
17 | Shop Vacuum | shop vac, wet dry vac, shopvac | gallon | - | -
17 | Air Compressor | compressor, pancake compressor | gallon | - | -
17 | Brad Nailer | nail gun, nailgun | gauge | - | -
18 | Drill Bit Set | drill bits, bits | inch | Titanium, Cobalt | -
18 | Circular Saw Blade | saw blades, skil saw blade | inch | Carbide | -
18 | Tool Box | toolbox, tool chest | inch | Plastic, Steel | o
18 | Claw Hammer | hammer | none | Steel, Fiberglass | -
18 | Adjustable Wrench | crescent wrench, wrenches | inch | Steel | -
18 | Socket Set | sockets, ratchet set | inch | Steel | -
18 | Screwdriver Set | screw driver, screwdrivers | none | Steel | -
18 | Tape Measure | measuring tape, tapemeasure | feet | - | -
18 | Extension Ladder | ladder, ladders | feet | Aluminum, Fiberglass | -
18 | Step Ladder | stepladder, 6 ft ladder | feet | Aluminum, Fiberglass | -
18 | Utility Knife | box cutter, razor knife | none | Steel | -
19 | Deck Screw | exterior screws, wood screws, decking screws | inch | Steel | o
19 | Drywall Screw | sheetrock screws, dry wall screws | inch | Steel | -
19 | Hex Bolt | bolts, bolt | inch | Zinc, Stainless Steel | -
19 | Concrete Anchor | anchor bolts, masonry anchor | inch | Steel | -
19 | Framing Nail | nails, nail | inch | Steel | -
19 | Steel Angle Bracket | l bracket, angle iron, corner brace | gauge | Steel | -
19 | Joist Hanger | joist hangers, hanger | gauge | Steel | -
19 | Picture Hanging Hook | picture hooks, hangers for pictures | none | Steel | -
20 | Self-Propelled Lawn Mower | lawnmower, mower, gas mower | inch | - | -
20 | Riding Lawn Tractor | riding mower, lawn tractor | inch | - | -
20 | String Trimmer | weed eater, weedwacker, weed wacker | inch | - | -
20 | Leaf Blower | blower, leafblower | volt | - | -
20 | Chainsaw | chain saw | inch | - | -
20 | Hedge Trimmer | bush trimmer, hedge clippers | inch | - | -
20 | Pressure Washer | power washer, presure washer | none | - | -
20 | Snow Blower | snowblower, snow thrower | inch | - | -
21 | Garden Hose | water hose, hoses | feet | Rubber, Vinyl | o
21 | Hose Reel | hose holder, garden hose reel | feet | Plastic | o
21 | Lawn Sprinkler | sprinkler, sprinklers | none | Plastic, Metal | -
21 | Grass Seed | lawn seed, fescue | pound | - | -
21 | Lawn Fertilizer | fertiliser, weed and feed | pound | - | -
21 | Weed Killer | weedkiller, round up, herbicide | gallon | - | -
21 | Landscape Fabric | weed barrier, weed block | feet | Polypropylene | -
21 | Raised Garden Bed | planter box, garden box | feet | Cedar, Plastic | o
21 | Mulch | wood chips, bark | none | Rubber, Wood | o
22 | Chain Link Fence Gate | fence gate, chainlink gate | feet | Steel | -
22 | Metal Fence Stake | steel stake, metal stakes, t post | feet | Steel | o
22 | Vinyl Fence Panel | privacy fence, vinyl fencing | feet | Vinyl | w
22 | Storage Shed | sheds, garden shed | feet | Resin, Wood, Steel | o
22 | Patio Dining Set | patio furniture, outdoor table and chairs | none | Wicker, Metal | o
22 | Patio Umbrella | outdoor umbrella, umbrela | feet | - | o
22 | Propane Gas Grill | bbq grill, barbecue, bbq | none | Stainless Steel | w
22 | Fire Pit | firepit, outdoor fireplace | inch | Steel, Stone | -
22 | Canopy Gazebo | gazebo, canopy tent | feet | Steel | o
23 | French Door Refrigerator | fridge, refridgerator, refrigerators | none | - | w
23 | Dishwasher | dish washer | inch | - | w
23 | Front Load Washing Machine | washer, washing machine | none | - | w
23 | Electric Dryer | clothes dryer, drier | none | - | w
23 | Over the Range Microwave | microwave over stove, microwaves | none | - | w
23 | Electric Range | stove, electric stove, oven | none | - | w
23 | Window Air Conditioner | ac unit, air conditioner, a/c | none | - | w
23 | Dehumidifier | de humidifier | none | - | w
23 | Portable Electric Heater | space heater, heaters | watt | - | w
23 | Gas Fireplace Insert | fireplace, fire place | inch | - | -
24 | Kitchen Base Cabinet | kitchen cabinets, cabinet | inch | Wood | t
24 | Wall Mirror | mirror, bathroom mirrors | inch | Glass | m
24 | Medicine Cabinet | medecine cabinet, bathroom cabinet | inch | - | w
24 | Wire Closet Shelf | closet shelving, shelfs, wire shelves | feet | Steel | w
24 | Shelving Unit | storage shelves, garage shelving | inch | Plastic, Steel | w
24 | Trash Can | garbage can, waste basket | gallon | Plastic, Steel | o
24 | Area Rug | rug, rugs, carpet | rug | Wool, Polypropylene | o
24 | Window Blind | blinds, mini blinds | inch | Vinyl, Faux Wood | w
24 | Cellular Window Shade | window shades, cellular shades | inch | Fabric | w
24 | Curtain Rod | curtan rods, drapery rod | inch | Metal | m
24 | Shower Curtain | shower curtains | inch | Polyester, Vinyl | o
24 | Furnace Air Filter | furnace filter, ac filter, air filters | tile | - | -
24 | Water Filter | refrigerator water filter, fridge filter | none | - | -
24 | Cabinet Pull | drawer pulls, cabinet handles | inch | Zinc | m
24 | Cabinet Knob | drawer knobs, cabinet knobs | inch | Zinc, Glass | m
`

export const thingKinds: readonly ThingKind[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [family = '', name = '', spoken = '', size = 'none', materials = '', palette = '-'] = line
      .split('|')
      .map((cell) => cell.trim())
    return {
      family: Number(family),
      name,
      spoken: spoken.split(',').map((one) => one.trim()),
      size: size as SizeRule,
      materials: materials === '-' ? [] : materials.split(',').map((one) => one.trim()),
      colours: palettes[palette] ?? [],
    }
  })
