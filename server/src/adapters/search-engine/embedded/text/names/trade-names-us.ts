/** The same, as customers of American hardware shops and home centres say it, with the abbreviations of their titles. */
export const americanNames = `
  farmhouse sink, farm sink, apron sink, apron front sink, belfast sink, butler sink
  toilet flange, closet flange
  toilet seal, wax ring, wax gasket, wax seal
  tub spout, bath spout
  tub drain, bath drain, bathtub drain
  drain stopper, tub stopper, bath plug
  basket strainer, sink strainer
  on demand water heater, tankless water heater
  pipe insulation, pipe wrap, pipe lagging
  heat tape, heating cable, heat cable
  sewage pump, ejector pump
  thread sealant, pipe dope
  pressure regulator, pressure reducing valve, prv
  bidet seat, bidet toilet seat, washlet
  medicine cabinet, mirror cabinet
  toilet paper holder, tissue holder, toilet roll holder
  grab bar, safety bar, handicap bar, grab rail
  shower rod, shower curtain rod
  sprinkler timer, irrigation timer, irrigation controller, sprinkler controller
  coupling, coupler
  adapter, adaptor
  hose clamp, jubilee clip, hose clip
  pipe strap, pipe clip
  old work, remodel box
  afci, arc fault, cafci
  lamp holder, lampholder, light socket, bulb socket
  extension cord, extension lead, drop cord
  power strip, plug strip, outlet strip
  cord cover, wire cover, cable cover, cable raceway
  rocker switch, decora switch, paddle switch
  coax, coaxial, rg6
  romex, nm b, house wire
  fluorescent tube, fluorescent bulb, tube light
  mini split, ductless air conditioner
  floor register, floor vent, heat vent, heat register, air register
  air return, return vent, return grille, return air
  foil tape, aluminum tape, hvac tape
  wood stove, wood burning stove, wood burner
  stove pipe, chimney pipe
  painters tape, blue tape
  roller cover, roller sleeve, roller nap, roller refill
  roller frame, roller handle
  paint stripper, paint remover, varnish remover, stripping gel
  paint thinner, mineral spirit, white spirit
  wood filler, plastic wood, wood putty
  super glue, superglue, krazy glue, crazy glue, instant glue
  hook and loop, velcro
  sandpaper, sanding sheet, sand paper, abrasive paper
  steel wool, wire wool
  shelf liner, drawer liner, contact paper
  lumber, timber
  plywood, ply
  wainscoting, beadboard
  post base, post anchor
  concrete block, cinder block, cmu, breeze block
  driveway sealer, blacktop sealer, asphalt sealer
  crack filler, crack seal, crack sealer, crack repair
  self leveling, self leveler, self levelling, floor leveler
  retaining wall block, landscape block
  landscape edging, lawn edging, garden edging, garden border
  pea gravel, pea pebble, pea stone
  topsoil, top soil
  rebar, reinforcing bar
  roofing felt, tar paper, felt paper
  roof cement, roof tar, roofing tar
  house wrap, tyvek
  door sweep, door bottom
  tile saw, wet saw
  door closer, storm door closer
  caster, castor, caster wheel
  felt pad, furniture pad, chair glide, furniture glide
  wall anchor, wall plug, rawl plug, raw plug, nylon plug
  toggle bolt, toggle anchor, snaptoggle
  molly bolt, hollow wall anchor
  concrete screw, masonry screw, concrete anchor, tapcon
  self drilling screw, self tapping screw, tek screw
  threaded rod, all thread
  lock nut, nylon nut, nylock, nyloc
  staple gun, tacker
  angle iron, angle bar, steel angle
  closet rod, closet pole
  closet organizer, closet system
  shelving unit, storage rack, storage shelf, shelving rack
  house number, address number
  mini blind, venetian blind
  tongue and groove pliers, channel lock, channellock, groove joint pliers, water pump pliers
  crowbar, pry bar, wrecking bar
  multi tool, multitool, oscillating tool
  miter saw, mitre saw, chop saw
  cut off wheel, cutting wheel, cutting disc, cut off disc
  spade bit, paddle bit
  masonry bit, concrete bit, masonry drill bit, concrete drill bit
  impact wrench, impact gun
  taping knife, drywall knife
  stud finder, stud sensor
  multimeter, volt meter, voltmeter
  tool belt, tool pouch
  hand truck, dolly
  safety glasses, safety goggles, eye protection
  plastic sheeting, poly sheeting, plastic sheet
  ratchet strap, tie down, tie down strap
  bucket, pail
  mortar bucket, mixing bucket, mixing pail
  trimmer line, trimmer string
  hedge trimmer, hedge clipper
  pruner, pruning shear, secateur
  insect killer, bug spray, bug killer, insecticide
  wasp spray, wasp killer
  planter, flower pot, plant pot
  raised bed, garden bed
  patio umbrella, market umbrella, parasol
  propane tank, propane cylinder, gas bottle
  fence picket, fence board
  ice melt, rock salt, deicer
  rain barrel, water butt
  cooktop, stove top, stovetop, hob
  mini fridge, compact refrigerator, mini refrigerator
  drain cleaner, drain opener, clog remover
  polycarbonate, lexan
  rotary tool, dremel
  stainless steel, ss
  black, blk
  white, wht
  aluminum, alum
  exterior, ext
  electric, elec
  schedule, sch
  assembly, assy
  universal, univ
  oil rubbed bronze, orb
  wire, cable
  elbow, ell
  flexible, flex
  lighted, illuminated
  tamper resistant, tr
  weather resistant, wr
  liquidtight, sealtite
  flexible metal conduit, fmc, greenfield
  electrical nonmetallic tubing, ent, smurf tube
  mc cable, bx cable, armored cable
  pull line, pull string, mule tape
  pulling lubricant, wire lube
  mud ring, plaster ring
  pancake box, ceiling box
  weatherproof box, bell box
  remote control, remote
  ceiling tile, ceiling panel
`
