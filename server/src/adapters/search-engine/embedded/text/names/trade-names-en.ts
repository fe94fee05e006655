/** One line per thing: names the English trade uses for it, as in German. */
export const englishNames = `
  drywall, sheetrock, gypsum board, plasterboard
  edge profile, edge trim, tile trim
  wall plate, outlet cover, switch plate, face plate, faceplate, switch cover
  refrigerator, fridge
  air conditioner, ac, ac unit
  lawn mower, lawnmower, mower
  trimmer, weed eater, weedeater, weed wacker, weedwacker, weed whacker
  faucet, tap
  range, stove, oven
  toilet, commode
  sofa, couch
  television, tv
  plexiglass, acrylic sheet
  circular saw, skilsaw, skillsaw, skill saw
  reciprocating saw, sawzall
  bathtub, tub, bath tub
  flashlight, torch
  outlet, receptacle
  garbage disposal, disposer, garbage disposer
  trash can, garbage can, waste basket
  caulk, caulking, sealant
  glove, work glove, safety glove, protective glove
  light bulb, lightbulb
  polyvinyl chloride, pvc
  rug, carpet
  curtain, drape
  pipe, tubing
  light, lite
  through, thru
  gfci, gfi, ground fault
  wrench, spanner
  hot water heater, water heater
  backsplash, back splash
  glue, adhesive
  galvanized, galvanised, galv
  nail gun, nailer
  box cutter, utility knife
  pressure washer, power washer
  shop vacuum, shop vac, wet dry vac
  weed killer, herbicide
  smoke detector, smoke alarm
  recessed light, can light, pot light, downlight
  grill, bbq, barbecue
  thinset, thin set, tile adhesive
  concrete, cement
  baseboard, base molding
  circuit breaker, breaker
  water closet, toilet
  drain snake, drain auger
  landscape fabric, weed barrier
  styrofoam, polystyrene, foam board, rigid foam, foam insulation board
  furnace filter, air filter, ac filter, hvac filter
  hex key, allen wrench, allen key, hex wrench
  vise grip, locking pliers
  deadbolt, door lock, dead bolt
  osb, oriented strand board
  mdf, medium density fiberboard
  carbon monoxide, co
  detector, alarm
  joint compound, jointing compound, joint filler, drywall mud, mud
  over the range, over stove, otr
  thread seal tape, teflon tape, plumbers tape
  snow blower, snow thrower
  towel bar, towel rack
  shower base, shower pan, shower tray
  dryer duct, dryer hose, dryer vent
  tape light, strip light
  under cabinet, under counter
  angle bracket, l bracket, corner brace, corner bracket
  cabinet pull, cabinet handle, drawer pull, drawer handle
  door knob, door handle
  outdoor, outside, exterior
  indoor, inside, interior
  vacuum, vac
  cement board, backer board
  tub surround, shower surround, tub wall
  range hood, vent hood
  sliding patio door, sliding glass door
  hand shower, handheld shower
  lag screw, lag bolt
  paver, stepping stone, step stone, paving stone, paving block, patio stone, patio block
  artificial turf, artificial grass
  wall sconce, wall light
  pressure treated, pt
  luxury vinyl plank, lvp
  gasoline, gas
  pull down, pull out
  wood look, wood effect
  stone look, stone effect
  marble look, marble effect
  concrete look, concrete effect
  hard hat, safety helmet
  vapor barrier, vapour barrier
  garage door opener remote, garage remote
  expanding foam, pu foam, gun foam, spray foam, insulating foam
  towel rail, towel warmer, towel radiator, bathroom radiator, heated towel rail
  bathroom, bath
  hose bibb, hose bib, spigot, sillcock
  p trap, ptrap
  shut off valve, stop valve
  utility sink, laundry tub, slop sink
  wheelbarrow, wheel barrel
  chicken wire, poultry netting
  potting soil, potting mix
  wire nut, wire connector
  zip tie, cable tie, tie wrap, wire tie
  weather stripping, weatherstrip
  spackle, spackling
  drop ceiling, suspended ceiling
  space heater, portable heater
  storage bin, storage tote
  door bell, door chime
  toilet handle, tank lever
  swamp cooler, evaporative cooler
  linoleum, sheet vinyl
  gutter guard, leaf guard, gutter cover, gutter screen
  drawer slide, drawer glide, drawer runner
  tarp, tarpaulin
  exhaust fan, ventilation fan, bathroom fan
  tin snips, aviation snips
  adjustable wrench, crescent wrench
  tape measure, measuring tape
  lamp post, post light, post lantern
  attic ladder, attic stairs
  load center, breaker box, breaker panel, electrical panel, electric panel, fuse box, panel box, consumer unit
  electrical box, junction box, outlet box, switch box, gang box, j box
  plant food, fertilizer
  curtain rod, drapery rod
  porch light, outdoor wall light, outdoor wall lantern
  chainsaw, chain saw
  roof vent, attic vent
  tiller, rototiller
  trash bag, garbage bag
  edge trim, tile trim
  step tile, stair tile, stair tread
  outdoor slab, patio slab, garden slab, patio tile
  expansion vessel, expansion tank
  circulator, circulating pump, circulation pump, heating pump
  clinker, facing brick, engineering brick
  core bit, hole saw, core drill bit
  stone wool, rock wool, rockwool
  skylight, roof window
  waterproofing, tanking
  decoupling mat, decoupling membrane, uncoupling mat, uncoupling membrane
  metro tile, subway tile
  tile backer board, tile backer, wet room board
  safety shoe, safety boot, work boot
  downpipe, downspout, rainwater pipe
  work trousers, work pants
  ear muff, ear defender
  kerb, curb, curbstone
  pet door, dog door, doggie door, doggy door
  pvc cement, pvc glue, pipe cement
  diamond disc, diamond blade, diamond cutting disc
  assembly adhesive, mounting adhesive, construction adhesive, grab adhesive
  movement joint, expansion joint
  overhead shower, rain shower, rainfall shower, shower head
  waste pipe, soil pipe
  thermostatic valve, thermostatic radiator valve, trv
  shower drain, shower channel, linear drain
  shower valve, shower mixer
  shower screen, shower enclosure
  high visibility, hi vis, hi viz
  dust mask, respirator
  wood screw, chipboard screw
  slip resistant, non slip, anti slip, nonslip
  wc frame, toilet frame, concealed cistern, in wall tank
  shower system, shower column, shower tower
  hot water cylinder, hot water tank
  site light, work light, floodlight, worklight
  bricklaying trowel, brick trowel
  fire resistant, fire rated, fireproof, fire proof, fire protection
  two component, two part, 2K, 2C
  hex, hexagon, hexagonal
  sound insulation, acoustic insulation
  grout haze remover, cement residue remover
  filler, putty
  suction lifter, suction cup
  glass wool, mineral wool
`
