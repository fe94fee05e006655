import type { Language, SearchSynonym } from '../../document.ts'

/** Words that find what goes by other names, and are not found by these. */
const meaning = (language: Language, words: string, names: string): SearchSynonym[] =>
  words.split(', ').map((word) => ({ word, language, synonyms: names.split(', '), oneWay: true }))

/** Names that mean more than those they stand for. */
export const oneWayNames: readonly SearchSynonym[] = [
  // A system by the things it consists of, none of which is called by its name.
  ...meaning(
    'de',
    'Nivelliersystem, Fliesennivelliersystem, Verlegesystem',
    'Nivellierlasche, Nivellierkeil',
  ),
  ...meaning(
    'en',
    'leveling system, levelling system',
    'leveling clip, leveling wedge, levelling clip, levelling wedge',
  ),
  // Short words of the yard by what they mean there; who asks for one of these does not mean the short word.
  ...meaning(
    'de',
    'Schiene, Fliesenschiene, Schlüterschiene',
    'Abschlussprofil, Fliesenprofil, Winkelprofil, Quadratprofil',
  ),
  // What is screwed onto a radiator's valve; a Thermostatkopf may be one of a floor heating as well.
  ...meaning('de', 'Heizkörperthermostat, Heizungsthermostat', 'Thermostatkopf'),
  // What is fitted into a roof, by how it opens; the frame around it is called by the window, too.
  ...meaning(
    'de',
    'Dachfenster, Dachflächenfenster, Wohndachfenster, Wohnraumdachfenster',
    'Schwingfenster, Klappschwingfenster, Klappfenster',
  ),
  // Insulation of a roof by where it lies.
  ...meaning(
    'de',
    'Dachdämmung, Steildachdämmung',
    'Zwischensparrendämmung, Aufsparrendämmung, Untersparrendämmung, Klemmfilz',
  ),
  ...meaning('de', 'Aufdachdämmung', 'Aufsparrendämmung, Aufsparren'),
  ...meaning('en', 'roof insulation', 'rafter roll, rafter insulation'),
  // What keeps sound away, wherever it lies.
  ...meaning(
    'de',
    'Schalldämmung',
    'Schallschutz, Trittschallplatte, Trittschalldämmung, Schallschutzplatte',
  ),
  ...meaning('de', 'Dämmung, Wärmedämmung', 'Dämmplatte'),
  // What tiles are stuck with, whatever it is called by what it can do.
  ...meaning('de', 'Fliesenkleber', 'Flexkleber, Flexmörtel, Klebemörtel'),
  ...meaning('de', 'Holzfliese, Holzfliesen', 'Holzoptik'),
  ...meaning('de', 'Firstziegel, Firststein, Firstpfanne', 'Pfanne First, Ziegel First, First'),
  ...meaning('de', 'Dampfbremse, Dampfbremsfolie, Dampfsperrfolie', 'Klimamembran'),
  ...meaning(
    'de',
    'Thermostatarmatur, Thermostatbatterie',
    'Brausethermostat, Wannenthermostat, Thermostat Brausebatterie, Thermostat Wannenbatterie',
  ),
  ...meaning('de', 'Outdoorfliese, Outdoor Fliese, Außenfliese, Terrassenfliese', 'Terrassenplatte'),
  ...meaning('de', 'Verbundpflaster', 'Betonpflaster, Rechteckpflaster'),
  ...meaning('de', 'Akustikdämmung', 'Schallschutz, Trennwandplatte, Akustik'),
  ...meaning('de', 'Glaswolle, Mineralwolle, Dämmwolle', 'Klemmfilz'),
  ...meaning('de', 'Lasergerät, Baulaser', 'Kreuzlinienlaser, Linienlaser, Rotationslaser'),
  ...meaning('de', 'Kellerabdichtung', 'Dickbeschichtung, Bitumendickbeschichtung'),
  ...meaning('de', 'Sicherheitsventil', 'Sicherheitsgruppe'),
  ...meaning('de', 'Versiegelung', 'Imprägnierung, Fugenschutz, Fleckschutz'),
  // What a thing is like, by what makes it so.
  ...meaning('de', 'rostfrei, nichtrostend, nicht rostend', 'Edelstahl, A2, A4'),
  ...meaning('de', 'nichtbrennbar, nicht brennbar', 'A1'),
  ...meaning('de', 'schnellabbindend, schnellbindend, schnellhärtend', 'schnell'),
  ...meaning('de', 'winterhart, winterfest', 'frostsicher'),
  ...meaning('de', 'durchsichtig', 'transparent, klar'),
  ...meaning('de', 'Abverkauf, Restposten', 'Auslaufmodell'),
  ...meaning('en', 'rust proof, rustproof, non rusting', 'stainless, galvanised, galvanized'),
  ...meaning('en', 'fast setting, rapid setting, rapid set, quick set, quick setting', 'rapid, fast setting'),
  ...meaning('en', 'sound proof, soundproof, sound proofing', 'acoustic, sound insulation'),
  ...meaning('en', 'see through', 'transparent, clear'),
  ...meaning('en', 'clear silicone', 'transparent silicone'),
  // What Americans and Britons call differently, by the names that only one of them has.
  ...meaning(
    'en',
    'bathroom faucet, sink faucet, bathroom sink faucet, bathroom tap, bathroom sink tap',
    'basin mixer, basin tap',
  ),
  ...meaning('en', 'basin tap', 'basin mixer'),
  ...meaning('en', 'loo', 'toilet'),
  ...meaning('en', 'vessel sink, bathroom sink, countertop sink', 'wash basin, washbasin, countertop basin'),
  ...meaning('en', 'shower cubicle, shower cabin', 'shower enclosure'),
  ...meaning('en', 'shower rose', 'shower head, overhead shower'),
  ...meaning('en', 'siphon', 'bottle trap, p trap'),
  ...meaning('en', 'tile cement', 'tile adhesive, thinset'),
  ...meaning('en', 'bathroom caulk', 'sanitary silicone'),
  ...meaning('en', 'tile cross', 'tile spacer'),
  ...meaning('en', 'tile edge, tile edging', 'tile trim, edge trim'),
  ...meaning('en', 'wallboard', 'drywall, plasterboard, gypsum board'),
  ...meaning('en', 'green board, greenboard', 'moisture resistant plasterboard, moisture resistant board'),
  ...meaning('en', 'dpm', 'damp proof membrane'),
  ...meaning('en', 'vapor barrier', 'vapour barrier, damp proof membrane'),
  ...meaning('en', 'house wrap, housewrap', 'breathable membrane, breather membrane, roofing membrane'),
  ...meaning('en', 'stepping stone, paving stone', 'paving slab, patio slab'),
  ...meaning('en', 'stud lumber', 'CLS timber, studwork timber'),
  ...meaning('en', 'baseboard, base trim, base molding', 'skirting board, skirting'),
  ...meaning('en', 'door casing, door trim', 'architrave'),
  ...meaning('en', 'drop cloth', 'dust sheet'),
  ...meaning('en', 'box cutter', 'retractable knife, utility knife, trimming knife'),
  ...meaning('en', 'barrow, garden cart', 'wheelbarrow'),
  ...meaning('en', 'eye protection', 'safety glasses, safety goggles, safety spectacles'),
  ...meaning(
    'en',
    'power outlet, electrical outlet, wall outlet',
    'double socket, single socket, wall socket',
  ),
  ...meaning('en', 'mcb', 'circuit breaker'),
  ...meaning('en', 'gap filler', 'expanding foam, expansion foam, spray foam'),
  ...meaning('en', 'boiler tank', 'hot water cylinder'),
  // Of tiles; of clothes it is a size.
  ...meaning('de', 'XXL', 'Großformat'),
  ...meaning('en', 'laser level', 'cross line laser, line laser, rotating laser'),
  ...meaning('en', 'bathtub', 'bath'),
]
