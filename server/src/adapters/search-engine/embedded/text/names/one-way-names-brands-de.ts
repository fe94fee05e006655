import type { SearchSynonym } from '../../../document.ts'
import { readOneWay } from './read-one-way.ts'

/**
 * Brands that the yard takes for the thing itself, and short forms. No makers of many things: who asks for one of these means his
 * articles and no others.
 */
const lines = `
  C2 Kleber, S1 Kleber = Flexkleber, Fliesenkleber C2TE, Fliesenkleber C2
  Jackoboard, Lux Element, Qboard = Fliesenbauplatte, Bauplatte XPS, Hartschaumplatte
  Quadec = Quadratprofil
  Dilex = Dehnfugenprofil, Bewegungsfugenprofil
  Sackbeton = Estrichbeton, Fertigbeton, Trockenbeton
  Rotband, Goldband Putz = Haftputzgips, Gipsputz
  Moltofill, Molto, Füllspachtel = Gipsspachtelmasse, Fertigspachtel
  Uniflott = Fugenspachtel, Fugenfüller
  Promix = Finishspachtel, Spachtelmasse gebrauchsfertig
  Pattex = Montagekleber, Kraftkleber
  Tesa = Klebeband
  Tesafilm = Klebeband transparent, Klebefilm
  Tesakrepp, Tesa Krepp = Kreppband, Malerkrepp
  Gaffer = Gewebeband, Gewebeklebeband
  Tempo, Tempos = Papiertaschentücher, Taschentücher
  Zewa, Küchenrolle = Papierrolle, Putztuchrolle, Küchenpapier
  Reinol = Handreiniger, Handwaschpaste
  Ata = Scheuermilch, Scheuerpulver
  Pril = Geschirrspülmittel, Spülmittel
  Domestos = WC Reiniger
  Edding = Permanentmarker, Marker
  Doka Träger, Peri Träger = Schalungsträger
  Ytong = Planblock
  Poroton, Unipor = Planziegel, Hochlochziegel
  Liapor, Leca = Blähton, Leichtbetonstein
  Steinwolle = Mineralwolle, Mineralwolleplatte
  Tyvek = Unterdeckbahn, Unterspannbahn
  Hilti = Bohrhammer, Kombihammer, Abbruchhammer
  Fischerdübel, Fischer Dübel = Dübel, Universaldübel
  Frog Tape, Frogtape = Kreppband, Malerkrepp
  Nirosta, Niro, Inox, V2A, VA = Edelstahl
  V4A = Edelstahl A4, Edelstahl
  MP75 = Gipsmaschinenputz, Maschinenputzgips
  Goldband = Haftputzgips, Gipsputz, Goldkrepp, Feinkrepp
  Frosch = Rüttelplatte
  Cobra = Wasserpumpenzange
  Pica = Tieflochmarker
  Caramba = Kriechöl, Rostlöser
  Dremel = Geradschleifer, Multischleifer
  Paslode = Akku Nagler, Akkunagler
  Fermit = Dichtpaste
  Poresta = Wannenträger
  Wago = Steckklemme
  Kärcher = Hochdruckreiniger
  Sigma = Betätigungsplatte
  GIS = Vorwandelement
  Verz, feuerverz = verzinkt, feuerverzinkt
  Plexi = Acrylglas
  Eternit Fassade = Faserzementplatte, Fassadenplatte
  Makrolon = Polycarbonatplatte, Polycarbonat
  Resopal = HPL Platte, Schichtstoffplatte
  Lino = Linoleum
  Flexi = Flexkleber
`

/** Brands as names of things, one way. */
export const oneWayBrandNamesDe: readonly SearchSynonym[] = readOneWay(lines, 'de')
