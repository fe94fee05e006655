/** As `germanNames`, in British English. */
export const britishNames = `
  cartridge gun, caulking gun, caulk gun, sealant gun, silicone gun
  vacuum lifter, suction lifter, suction cup lifter, glass sucker
  gauging trowel, bucket trowel
  plastering trowel, skimming trowel
  feather edge, straight edge, darby
  mixing rod, mixing paddle
  paddle mixer, stirrer, mixer drill, mixing drill
  tile nippers, tile pincers
  wet tile cutter, tile saw, wet tile saw, bridge saw
  core bit, hole cutter, core drill, core drill bit
  knee pad, knee protector
  kneeling mat, kneeling pad
  chalk line, chalk reel
  plumb bob, plumb line
  utility knife, stanley knife, trimming knife
  hacksaw, metal saw
  locking pliers, mole grip
  slip joint pliers, water pump pliers
  ratchet set, socket set
  club hammer, lump hammer
  brick chisel, brick bolster, bolster chisel
  rotary hammer, sds drill
  drill driver, cordless drill
  plate compactor, wacker plate
  extension cable, extension lead, extension cord
  dust sheet, cover sheet
  masking tape, painters tape, painter's tape
  cloth tape, duct tape, gaffer tape
  masonry paint, exterior wall paint, facade paint
  assembly adhesive, grab adhesive, construction adhesive
  cyanoacrylate adhesive, super glue, superglue
  thread lock, threadlocker
  thread seal tape, ptfe tape
  wall plug, expansion plug, nylon plug
  frame plug, frame fixing
  nail plug, hammer fixing
  carriage bolt, coach bolt
  threaded rod, studding
  terrace screw, decking screw, deck screw
  drywall screw, dry lining screw
  joint tape, scrim tape
  metal stud, c stud
  damp proof course, dpc
  breather membrane, underlay membrane
  underground pipe, drainage pipe, underground drainage pipe
  manhole cover, access cover
  slide rail, shower rail, slide bar
  stop valve, stopcock
  thermostatic radiator valve, trv
  heating mat, underfloor heating mat
`
