import { batten, board, panel, roofWindow } from './drawings/boards.ts'
import { collar, insulationBoard, insulationRoll, pipeInsulation, roll } from './drawings/insulation.ts'
import {
  boiler,
  flowHeater,
  heatPump,
  radiator,
  towelRadiator,
  waterHeater,
} from './drawings/heat-appliances.ts'
import { manifold, pump, thermostat, valve, vessel } from './drawings/heating-parts.ts'
import { tileLaid } from './drawings/laid.ts'
import { plug, screws } from './drawings/fixings.ts'
import { bracket, gutter, stud } from './drawings/metal-parts.ts'
import { channel, fitting, pipe, pipeBend, pipeBranch, pipeCoil } from './drawings/pipes.ts'
import { mosaic, mosaicLaid } from './drawings/mosaic.ts'
import { groutBag, sack } from './drawings/bags.ts'
import { box, bucket, canister, cartridge, sprayCan } from './drawings/containers.ts'
import { brick, clinker, clinkerWall, kerb, lintel, paver } from './drawings/masonry.ts'
import { plainTile, ridgeTile, roofTile } from './drawings/roof-tiles.ts'
import { bath, flushPlate, showerScreen, showerTray, siphon, wcFrame } from './drawings/bathroom.ts'
import { basin, countertopBasin, floorToilet, toilet, toiletSeat } from './drawings/ceramics.ts'
import { kitchenTap, shower, showerMixer, tallTap, tap, wallTap } from './drawings/taps.ts'
import { patternTile } from './drawings/pattern-tile.ts'
import { tile } from './drawings/tile.ts'
import { profile, skirting, step } from './drawings/trim.ts'
import {
  cartridgeGun,
  chisel,
  hammer,
  kneePad,
  knife,
  pliers,
  spacers,
  sponge,
} from './drawings/hand-tools.ts'
import { float, notchedTrowel, smoothingTrowel, suctionCup, trowel } from './drawings/trowels.ts'
import { coreBit, disc, drill, grinder, mixer, saw, tileCutter } from './drawings/machines.ts'
import {
  boot,
  earMuffs,
  glasses,
  glove,
  helmet,
  jacket,
  respirator,
  rubberBoot,
  shoe,
  trousers,
  vest,
} from './drawings/safety.ts'
import { laser, spiritLevel, tapeMeasure } from './drawings/measuring.ts'
import { bulb, ladder, lamp, tub, wheelbarrow } from './drawings/site.ts'
import type { Drawing } from './picture.ts'

/** Every drawing by the name media rows use ("generated:tile"). */
export const drawings: Readonly<Record<string, Drawing>> = {
  tile,
  'tile-laid': tileLaid,
  'pattern-tile': patternTile,
  mosaic,
  'mosaic-laid': mosaicLaid,
  skirting,
  step,
  profile,
  sack,
  'grout-bag': groutBag,
  bucket,
  canister,
  cartridge,
  'spray-can': sprayCan,
  box,
  board,
  'insulation-board': insulationBoard,
  'insulation-roll': insulationRoll,
  'pipe-insulation': pipeInsulation,
  roll,
  collar,
  panel,
  batten,
  'roof-window': roofWindow,
  'roof-tile': roofTile,
  'plain-tile': plainTile,
  'ridge-tile': ridgeTile,
  brick,
  clinker,
  'clinker-wall': clinkerWall,
  lintel,
  paver,
  kerb,
  stud,
  bracket,
  screws,
  plug,
  gutter,
  pipe,
  'pipe-bend': pipeBend,
  'pipe-branch': pipeBranch,
  'pipe-coil': pipeCoil,
  fitting,
  channel,
  basin,
  'countertop-basin': countertopBasin,
  toilet,
  'floor-toilet': floorToilet,
  'toilet-seat': toiletSeat,
  'wc-frame': wcFrame,
  'flush-plate': flushPlate,
  tap,
  'tall-tap': tallTap,
  'wall-tap': wallTap,
  'kitchen-tap': kitchenTap,
  'shower-mixer': showerMixer,
  shower,
  'shower-tray': showerTray,
  'shower-screen': showerScreen,
  bath,
  siphon,
  radiator,
  'towel-radiator': towelRadiator,
  'heat-pump': heatPump,
  boiler,
  'water-heater': waterHeater,
  'flow-heater': flowHeater,
  pump,
  vessel,
  valve,
  thermostat,
  manifold,
  'notched-trowel': notchedTrowel,
  'smoothing-trowel': smoothingTrowel,
  trowel,
  float,
  sponge,
  spacers,
  pliers,
  hammer,
  knife,
  chisel,
  'suction-cup': suctionCup,
  'cartridge-gun': cartridgeGun,
  'knee-pad': kneePad,
  grinder,
  drill,
  mixer,
  saw,
  'tile-cutter': tileCutter,
  disc,
  'core-bit': coreBit,
  'spirit-level': spiritLevel,
  laser,
  'tape-measure': tapeMeasure,
  tub,
  wheelbarrow,
  ladder,
  lamp,
  bulb,
  helmet,
  glasses,
  'ear-muffs': earMuffs,
  respirator,
  glove,
  shoe,
  boot,
  'rubber-boot': rubberBoot,
  trousers,
  vest,
  jacket,
}
