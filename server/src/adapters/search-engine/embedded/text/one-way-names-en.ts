import type { SearchSynonym } from '../../document.ts'

/** A line each: what customers say, and behind the sign what it is called by those who sell it, who may mean more by that. */
const lines = `
  shut off valve, shutoff valve, water shut off, angle stop, supply stop = angle valve, straight valve, quarter turn valve, supply stop
  toilet supply line, toilet hose, toilet water line, toilet supply hose = toilet connector
  sink supply line, faucet supply line, faucet hose, sink hose = faucet connector
  supply line, water supply line = water connector, faucet connector, toilet connector
  outside faucet, outdoor faucet, outside tap, garden tap, outside spigot, outdoor spigot = hose bibb, hose bib, sillcock
  drain snake, plumbing snake, sewer snake, plumbers snake = auger, drain cleaning tool
  toilet snake = toilet auger, closet auger
  shower valve = rough in valve, shower rough in
  bathroom sink drain, sink stopper = pop up drain, pop up assembly
  hot water tank = water heater
  sharkbite, shark bite = push to connect, push fit
  hose repair = hose mender, hose coupling
  hose sprayer, spray nozzle = hose nozzle
  hose holder = hose hanger, hose reel
  soaker hose, drip line = drip tubing, drip irrigation
  french drain = perforated drain pipe, perforated pipe
  iron pipe = black pipe
  gas line, gas hose, flexible gas line = gas connector
  sink cabinet = vanity
  doorbell button, door bell button = push button
  underground wire, underground, direct burial wire, underground cable, outdoor wire = uf b, direct burial
  electrical wire = thhn, nm b, building wire
  panel = load center, breaker box
  ground fault outlet = gfci
  light switch, wall switch = toggle switch, rocker switch, single pole switch, wall switch
  light switch cover, light switch plate = toggle wall plate, switch wall plate
  plug cover, receptacle cover = wall plate
  motion sensor = motion activated, motion sensing, motion detector
  motion light, motion sensor light = motion activated light, motion sensing light, security light
  light fixture = light
  ceiling light, ceiling light fixture = flush mount, flushmount, semi flush
  bathroom light, bathroom light fixture, bath light = vanity light, bath bar
  outside light, exterior light, coach light, outdoor light fixture = outdoor wall lantern, outdoor wall light, wall lantern
  led strip = tape light
  dryer vent hose = dryer duct, dryer vent duct
  fluorescent tube, fluorescent light = linear fluorescent
  ethernet cable, network cable, internet cable = cat5e, cat6, cat 6
  co2 detector, co2 alarm = carbon monoxide
  fire alarm = smoke alarm, smoke detector
  electrical pipe, metal conduit = emt conduit
  window unit = window air conditioner
  vent cover = register, grille
  garage floor paint, garage floor epoxy, epoxy floor paint = garage floor coating, epoxy floor, epoxyshield
  varnish = polyurethane
  liquid nail = construction adhesive
  touchless = motion sense, hands free, motionsense
  treated wood, treated lumber, pressure treated wood, pressure treated lumber = pressure treated
  deck screw = exterior screw
  tile mortar, tile glue, tile mastic = thinset, tile adhesive, tile mortar
  mortar mix = mason mix, mortar
  carpet pad, carpet padding, carpet cushion = carpet underlayment, underlayment, carpet cushion
  transition strip, floor transition = t molding, threshold, reducer
  metal roof, tin roof, metal roofing = steel roof panel, metal roof panel, corrugated roof panel
  hardie backer, hardie board, wonder board = cement board
  hardie plank = fiber cement siding
  masonite = hardboard
  mdf board = mdf panel, mdf sheet, medium density fiberboard
  soundproofing, sound proofing = soundproof, acoustic, sound barrier
  door seal, draft stopper = weatherstrip, door sweep
  garage door seal, garage door weather stripping = garage door bottom seal
  window screen, screen mesh, screen material, screen replacement = screen mesh, screen cloth, screen fabric
  closet door = bifold door, bypass door
  closet door knob = passage door knob, passage door lever
  bathroom door knob, bedroom door knob = privacy door knob, privacy door lever
  door handle = door lever
  keyless lock, keyless entry, keyless door lock, keypad lock, code lock = electronic deadbolt, keypad deadbolt, keypad lock, electronic lock, smart lock
  cabinet hardware = cabinet pull, cabinet knob, drawer pull
  wall anchor, sheetrock anchor = drywall anchor
  framing nail = common nail, sinker nail
  wire shelving, closet shelf, closet shelving = wire shelf
  pocket knife, razor knife = utility knife
  tool box = tool chest
  saw blade = circular saw blade
  hammer drill bit = masonry bit
  sanding pad, sander pad = sanding disc
  sandpaper = sanding disc
  weed killer = weed and grass killer
  tree trimmer = pole saw, pole pruner
  dirt = soil, topsoil
  patio furniture, outdoor furniture, lawn furniture, garden furniture = patio set, patio dining set, conversation set, bistro set, patio chair
  lawn chair = patio chair, adirondack chair
  chain link fence, cyclone fence = chain link fabric
  wire mesh, wire fence = hardware cloth, welded wire
  gazebo = canopy
  deep freezer, deep freeze = chest freezer, upright freezer
  stainless = ss
  brushed nickel = satin nickel
  satin nickel = brushed nickel
  bisque = biscuit, bone
  heavy duty = hd
  clothes dryer = electric dryer, gas dryer
  power strip = surge protector
  ear protection, hearing protection = earmuff, ear muff, ear plug
  carpet square = carpet tile
  weed eater, weedeater, weed wacker, weedwacker, weed whacker = string trimmer
  riding lawn mower, riding mower, ride on mower = riding mower, lawn tractor, zero turn mower
  garage shelving, garage shelf = shelving unit, storage rack, storage unit
  n95 mask = n95 respirator
  gas stove, gas oven = gas range
  electric stove, electric oven = electric range
  deck sealer, deck sealant = wood sealer, waterproofing sealer, wood protector
  pvc t = pvc tee
  copper t = copper tee
  stair railing = stair rail, handrail, rail kit
  sprinkler head = pop up sprinkler, sprinkler
  concrete anchor = wedge anchor, sleeve anchor
  hand cart = hand truck
  weed wacker string, weed eater string, weedeater string, weedwacker string, weed whacker string, trimmer string = trimmer line
  bug spray = insect killer, insect repellent
  rat poison, mouse poison = rat bait, mouse bait, bait station
  bike rack = bike lift, bike hanger, bike hook
  deck storage box = deck box
  sliding glass door = sliding patio door
  staple gun staple = staple
  jack hammer, jackhammer, demo hammer = demolition hammer
  trench drain = channel drain
  picture hook = picture hanger
  wine fridge, wine refrigerator = wine cooler
  hdmi cord = hdmi cable
  asphalt patch = blacktop patch, cold patch
  humidifier filter = humidifier pad, humidifier wick, humidifier replacement pad
  moss killer = moss control
  metal stud = steel stud
  corner shower base, corner shower pan = neo angle shower
  philips screwdriver, philips head screwdriver = phillips screwdriver
  philips bit, philips head bit = phillips bit
  flat head screwdriver, flathead screwdriver = slotted screwdriver
  burglar bar, window bar = window guard, window security guard, window security bar
  phone jack = telephone jack, telephone wall jack
  phone cord, phone line = telephone cord, telephone line
  dishwasher hose, dishwasher line, dishwasher water line = dishwasher connector, dishwasher supply line
  banister, bannister = handrail, stair rail, baluster
  stair spindle, porch spindle = baluster
  stair nosing = stair nose
  fake grass, artificial grass, astroturf = artificial turf, synthetic turf, grass turf
  chicken wire = poultry netting, poultry fence
  cedar shake = cedar shingle
  drop ceiling tile, drop ceiling panel = lay in ceiling tile, suspended ceiling tile, ceiling panel
  drop ceiling grid = suspended ceiling, cross tee, main tee
  wall sticker = wall decal
  faucet knob, shower knob, shower handle = faucet handle
  fluorescent light cover, light cover = lighting panel, diffuser lens, wraparound lens
  electric lawn mower = cordless lawn mower, corded lawn mower
`

const namesIn = (text = ''): string[] => text.split(',').map((name) => name.trim())

/** English names that customers give to what others call otherwise, one way. */
export const oneWayNamesEn: readonly SearchSynonym[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [said, called] = line.split(' = ')
    return namesIn(said).map((word): SearchSynonym => ({
      word,
      language: 'en',
      synonyms: namesIn(called),
      oneWay: true,
    }))
  })
