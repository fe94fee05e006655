import type { Language, SearchSynonym } from '../../document.ts'
import { colourNames } from './colour-card.ts'
import { oneWayNames } from './one-way-names.ts'

/** One line per thing: names the trade uses for it. Staff add their own; these only spare them the obvious ones. */
const names: Record<Language, string> = {
  de: `
    Rigips, Gipskarton, Gipskartonplatte, GKB
    Fermacell, Gipsfaser, Gipsfaserplatte
    Feinsteinzeug, Feinsteinzeugfliese
    Flex, Winkelschleifer, Trennschleifer
    Kreissäge, Handkreissäge
    Akkuschrauber, Akkubohrschrauber
    Styropor, EPS, Polystyrol
    Styrodur, XPS, Hartschaumplatte
    Glaswolle, Mineralwolle, Dämmwolle
    Steinwolle, Mineralwolle, Dämmwolle
    WC, Toilette, Klosett, Klo, Kloschüssel, Toilettenschüssel
    Wand WC, Hänge WC
    Waschbecken, Waschtisch
    Wasserhahn, Armatur, Mischbatterie
    Heizkörper, Radiator
    Zollstock, Gliedermaßstab, Meterstab
    Maßband, Rollbandmaß, Bandmaß
    Wasserwaage, Richtwaage
    Ytong, Porenbeton, Gasbeton
    Kalksandstein, KS Stein
    Dachpappe, Bitumenbahn
    Dampfsperre, Dampfbremse
    Handschuh, Schutzhandschuh, Arbeitshandschuh
    Helm, Schutzhelm, Bauhelm
    Sicherheitsschuh, Arbeitsschuh
    Spax, Spanplattenschraube, Holzschraube
    Fugenmasse, Fugenmörtel, Fugenfüller
    Bauschaum, Montageschaum, PU Schaum
    Kübel, Bottich
    Traufel, Glättekelle
    Flüssigfolie, Flüssige Dichtfolie
    Duschtasse, Duschwanne
    Handbrause, Duschkopf, Brausekopf
    Nivelliermasse, Ausgleichsmasse, Bodenausgleich
    Boiler, Warmwasserspeicher
    Schwerlastdübel, Schwerlastanker, Bolzenanker
    Staubmaske, Atemschutzmaske, Feinstaubmaske
    Diamantscheibe, Diamanttrennscheibe, Trennscheibe
    Zementmörtel, Mauermörtel
    Regenrinne, Dachrinne
    Betonbohrer, Steinbohrer, Hammerbohrer
    Bohrmaschine, Schlagbohrmaschine, Bohrhammer
    WC Sitz, Toilettensitz, Klobrille, Klodeckel, Toilettendeckel, WC Deckel
    Aluminium, Alu
    Größe, Gr
    Bordstein, Tiefbord, Rasenbord, Rasenkante, Rasenkantenstein
    Einhebelmischer, Einhandmischer
    Küchenarmatur, Spültischmischer, Spültischarmatur, Küchenmischer
    Betonoptik, Zementoptik, Betonlook
    Holzoptik, Holzlook
    Marmoroptik, Marmorlook
    Steinoptik, Natursteinoptik, Steinlook
    Bohrkrone, Dosenbohrer, Dosensenker, Lochsäge, Kernbohrkrone, Kernbohrer, Diamantbohrer, Fliesenbohrer
    Rührwerk, Rührquirl, Mörtelmischer, Handrührwerk, Rührgerät
    Nivellierlasche, Zuglasche
    Fliesenkreuz, Abstandhalter
    Entkopplungsmatte, Entkopplungsbahn
    Haftgrund, Betonkontakt, Putzgrund
    Rohrschale, Rohrisolierung, Rohrdämmung
    HT Rohr, Abwasserrohr, Abflussrohr
    Duschabtrennung, Duschkabine, Duschwand
    Siphon, Syphon, Geruchsverschluss
    Schnellbauschraube, Trockenbauschraube
    Haftputzgips, Gipsputz, Rotband
    Fugenspachtel, Uniflott
    Planziegel, Ziegelstein, Mauerziegel
    Bundhose, Arbeitshose
    Baustrahler, Arbeitsleuchte
    Dichtmanschette, Wandmanschette, Bodenmanschette
    Blitzzement, Schnellzement
    Rechteckpflaster, Pflasterstein
    Nassschneidemaschine, Nassschneider
    Fliese, Kachel, Plättli
    Fliesenkleber, Plättlikleber, Plattenkleber
    Duschrinne, Duschablauf, Ablaufrinne
    Bodenablauf, Gully, Bodeneinlauf
    Kopfbrause, Regenbrause, Regendusche, Duschkopf
    Rinnenhalter, Rinneisen, Rinnenträger
    Bewehrungsstreifen, Fugendeckstreifen, Fugenband, Glasvliesstreifen
    Winkelprofil, Jolly, Jollyschiene
    Schubkarre, Schiebetruhe, Garette
    Dachrinne, Kandel, Kännel
    Fußbodenheizung, FBH, Flächenheizung
    Flexkleber, flexibler Fliesenkleber, Fliesenkleber flexibel
    Oberputz, Außenputz, Rollputz, Strukturputz
    Armierungsmörtel, Armierungsputz, WDVS Kleber
    Mauerkübel, Mörtelkübel, Speisbütt
    Feuerschutzplatte, Brandschutzplatte, GKF
    Schneefang, Schneefanggitter, Schneestopp
    Schleiftopf, Topfscheibe, Diamanttopf
    Mehrschichtverbundrohr, Alupex, Aluverbundrohr, Metallverbundrohr
    Zementbauplatte, Aquapanel, Zementplatte
    Fliesenbauplatte, Wedi, Wediplatte, Fliesenträgerplatte
    Nivellierkeil, Fliesenkeil, Verlegekeil
    Randdämmstreifen, Randstreifen, Estrichrandstreifen
    Winkelstein, Winkelstütze, Mauerscheibe
    Hohlblock, Hohlblockstein
    Abziehlatte, Richtlatte, Setzlatte, Richtscheit, Kartätsche
    Brauseschlauch, Duschschlauch
    Kreppband, Malerkrepp, Abklebeband
    Absperrhahn, Kugelhahn, Absperrventil
    Kombihammer, Stemmhammer, Meißelhammer, Abbruchhammer
    Dehnungsfugenprofil, Dehnungsprofil, Dehnfugenprofil
    Treppenprofil, Treppenkante, Treppenkantenprofil, Stufenprofil, Stufenkante
    Ständerprofil, CW Profil, Ständerwerk
    Drainagerohr, Drainrohr, Dränrohr, Drainageschlauch
    Waschtischarmatur, Waschbeckenarmatur, Badarmatur, Badwasserhahn, Waschbeckenwasserhahn
    Trittschalldämmung, Trittschallplatte, Trittschalldämmplatte
    Rutschhemmend, rutschfest, rutschsicher, trittsicher
    Dünnbettmörtel, Porenbetonkleber, Ytongkleber, Plansteinkleber
  `,
  en: `
    drywall, sheetrock, gypsum board, plasterboard
    edge profile, edge trim, tile trim
    wall plate, outlet cover, switch plate, face plate
    refrigerator, fridge
    air conditioner, ac, ac unit
    lawn mower, lawnmower, mower
    trimmer, weed eater, weedeater, weed wacker, weedwacker, weed whacker
    faucet, tap, spigot
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
    window shade, blind
    washing machine, washer
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
    galvanized, galvanised
    nail gun, nailer
    box cutter, utility knife
    pressure washer, power washer
    shop vacuum, shop vac, wet dry vac
    weed killer, herbicide
    smoke detector, smoke alarm
    recessed light, can light, pot light
    grill, bbq, barbecue
    thinset, thin set, tile adhesive
    concrete, cement
    baseboard, base molding
    circuit breaker, breaker
    water closet, toilet
    drain snake, drain auger
    landscape fabric, weed barrier
    styrofoam, polystyrene, foam board
    furnace filter, air filter
    hex key, allen wrench
    vise grip, locking pliers
    deadbolt, door lock
    osb, oriented strand board
    mdf, medium density fiberboard
    carbon monoxide, co
    detector, alarm
    joint compound, drywall mud, mud
    over the range, over stove, otr
    thread seal tape, teflon tape, plumbers tape
    snow blower, snow thrower
    towel bar, towel rack
    shower base, shower pan, shower tray
    dryer duct, dryer hose, dryer vent
    tape light, strip light
    under cabinet, under counter
    angle bracket, l bracket, corner brace
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
    paver, stepping stone, step stone, paving stone, paving block
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
    expanding foam, pu foam, gun foam
    towel rail, towel warmer, towel radiator
    bathroom, bath
    hose bibb, hose bib, spigot, sillcock
    p trap, ptrap
    shut off valve, stop valve
    utility sink, laundry tub, slop sink
    wheelbarrow, wheel barrel
    chicken wire, poultry netting
    potting soil, potting mix
    wire nut, wire connector
    zip tie, cable tie
    weather stripping, weatherstrip
    spackle, spackling
    drop ceiling, suspended ceiling
    space heater, portable heater
    storage bin, storage tote
    door bell, door chime
    toilet handle, tank lever
    swamp cooler, evaporative cooler
    linoleum, sheet vinyl
    gutter guard, leaf guard
    drawer slide, drawer glide
    tarp, tarpaulin
    exhaust fan, ventilation fan, bathroom fan
    tin snips, aviation snips
    adjustable wrench, crescent wrench
    tape measure, measuring tape
    lamp post, post light, post lantern
    attic ladder, attic stairs
    load center, breaker box, breaker panel, electrical panel
    electrical box, junction box
    spray foam, insulating foam
    plant food, fertilizer
    curtain rod, drapery rod
    porch light, outdoor wall light, outdoor wall lantern
    chainsaw, chain saw
    roof vent, attic vent
    tiller, rototiller
    trash bag, garbage bag
    edge trim, tile trim
    step tile, stair tile
    outdoor slab, patio slab, garden slab
    expansion vessel, expansion tank
    circulator, circulating pump, circulation pump, heating pump
    clinker, facing brick, engineering brick
    core bit, hole saw, core drill bit
    stone wool, rock wool
    skylight, roof window
    waterproofing, tanking
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
  `,
}

/** Base synonyms of the building trade, in every engine from the start. */
export const tradeSynonyms: readonly SearchSynonym[] = [
  ...colourNames,
  ...oneWayNames,
  ...(['de', 'en'] as const).flatMap((language) =>
    names[language]
      .split('\n')
      .map((line) => line.split(',').map((name) => name.trim()))
      .filter((line) => line.length > 1)
      .map(([word = '', ...synonyms]) => ({ word, language, synonyms })),
  ),
]
