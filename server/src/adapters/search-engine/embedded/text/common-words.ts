import type { Language } from '../../document.ts'
import { fold } from './fold.ts'

/** Words of every day that are no slip of the pen for others that differ in a letter or two, in any assortment. */
const everyday: Record<Language, string> = {
  de: `abstand alarm alt anfang angebot asche ast auge auto baby ball bank bär baum becher belag benzin berg bestellen
    bett bild billig birne blatt blech blume boot breite brille bronze brot brücke brunnen buch burg büro butter creme decke
    dicke dose düse durchmesser ecke ei eis erde ernte ersatz ersetzen essen fach faden fahne fahrrad falle farn fass
    faust feder feld fell fenster ferien fest feuer fisch fläche flamme flasche flugzeug form foto frau frisch frost futter
    gabel gans ganz garage gardine garn gas gast gebraucht geld gepäck geschenk gesicht gewicht glas glocke gold grab gras
    grill größe grube gürtel gurke gurt haar hafen haken hals halb hand handtuch handy haus haut hebel heft heiß hemd henne
    herbst herd herz hinten hirsch hitze hof höhe huhn hund hut insel jahr joghurt junge kaffee kalender kamera kamm
    kanne kanu karte kartoffel käse kasse katze kaufen keller kerze kessel kinder kind kirche kissen kiste klavier kleid klein
    klemme knopf kocher kohl kolben kopf korb kosten kraft kragen krone küche kugel kuh kühl kunst kurz lager lampe land
    länge lang lappen last laub laut leder lehm leicht leise leine licht liefern lieferung liege liste löffel loch luft
    lupe mäher mann markt mauer maus mehl messer miete milch mitte möbel monat mond müll münze mütze nacht nadel nagel name
    nase nass natur neu nicht nuss oben obst ofen ohr öl oma ordner papier park party pfanne pferd pflanze pilz platz pool
    poster preis pult puppe rabatt rad radio rand rasen raum rauch regal regen reh reife reifen reinigen reis reise
    rente reparieren ring riegel rock rost ruder rund saal sack saft salat salz samen säule schaf schal schatten schere scheune schiff
    schild schinken schlaf schlange schlitten schloss schmal schmuck schnee schnell schrift schüssel schule schürze schwach
    schwein schwer see segel seide seife sessel silber socke sofa sohle sommer sonne spaß speise spiel spinne sport spule
    stadt stall stärke staub steg stern stoff strand straße strom stück stufe stuhl sturm suppe tafel tag tasche tasse taube teich
    teller teppich tiefe tier tisch tomate tonne topf tor torte traktor traube trocken trockner tuch tüte turm uhr umfang unkraut
    unten vase vogel volumen vorne waage waffe wagen wald ware warm wäsche weich wein weste wetter wiese wind winter
    wolke wolle woche wurst wurzel zahl zahn zähler zange zelt zeitung ziege zimmer zucker zug zwiebel zelle`,
  en: `alarm animal apple apron area arm autumn baby bag bait baking ball bank barn basket bat bath beach beam bean bear bed
    beef beer bell belt bench best bike blinds bird birthday blanket blower board boat bolt book boot bottle bowl box boy brass bread
    breakfast bridge bronze brush butter button buy cable cake camera camping candle candy canvas capacity car card cart castle cat
    ceiling chair chalk charger cheap cheese cherry chest chicken child children christmas church circle city clean cloak clock cloth
    cloud coal coat coffee coin cold cookie cool corn couch cotton cow crane cream crib crown cup curtain dairy date daughter day deer
    delivery depth desk diameter dinner dirt discount distance dog doll door dozen drawer dress drink dryer duck dust eagle ear earth east
    easter egg engine evening extension eye fabric face fairy family farm fast father feather feed field finger fire fish flag flame flower
    food forest fork fox freezer frog fruit fuel furniture fuse game garage garden gate gift girl glass goat gold goose grain
    grape grass grease ground guitar hair half hall halloween ham hand hat hay head heart heavy height helmet hen holiday home honey hook
    horse hospital hotel house hunting ice ink iron island ivory jacket jam jeans jewel juice kennel key kids killer kitchen kite knee
    knife lace lake lamb land laptop large lawn lead leaf leather lemon length letter lever library light lighter lion liquid long loud
    lunch machine magazine manure map market mask meat medicine medium milk mitten money monkey month moon morning
    mother motorcycle mountain mouse mouth mower mud muffin mushroom music mustard napkin narrow neck needle nest net
    new newspaper night north notebook nurse nut oak ocean office onion orange oven owl painting pants paper parcel
    park party paste path peanut pear pearl pen pencil pepper perfume person petrol phone photo piano picture
    pie pig pigeon pillow pizza plant planter plate player pond pony pool poster potato pottery powder price prince
    pumpkin puppy purse puzzle quarter queen rabbit radio radius rain rat repair replace ribbon rice ring river
    robe rocket room rooster rope rose round royal rubber sail salad sale salt sauce scarf school scissors sea season seat seed
    shape shark sheep shelf shell ship shirt shop short shoulder silk silver size skate sky sleep slow small
    snack snake soap sock socks sofa soil soup south spider spoon sport spray spring squirrel stable stairs stamp star
    state station stick stock stool store storm stove strap straw street string strong student sugar suit summer
    sun swim switch sword table tall tea teacher team tennis tent thick thickness thin thread ticket tie tiger timer
    tire tobacco tomato tongue tooth toothbrush toy toys trailer train trash tree truck trunk turkey turtle tyre umbrella
    uniform van vase vegetable vehicle village violin volume wagon wallet watch wax weak weather wedding week
    weight west whale wheat wheel whistle whole wide width wife wind wine wing winter wolf woman women wool
    worm wrist yard year yogurt young zebra`,
}

const setOf = (language: Language): ReadonlySet<string> =>
  new Set(everyday[language].split(/\s+/).map((word) => fold(word, language)))

/** Folded words of every day, which are spelt right whether or not an assortment has them. */
export const commonWords: Record<Language, ReadonlySet<string>> = { de: setOf('de'), en: setOf('en') }
