/**
 * Everything a report on a BMEcat file can say. Errors: something was not read. Warnings: it was read although
 * the official schema would refuse it, or the shop cannot keep all of it. Notes: what a decision of the mapping
 * left out. The sentence continues "Article 4711 …" or "Line 12 …".
 */
export const findingTexts = {
  NOT_XML: 'is not well-formed XML, the file could not be read any further',
  NOT_BMECAT: 'is not a BMEcat document',
  NO_TRANSACTION: 'holds no T_NEW_CATALOG, T_UPDATE_PRODUCTS, T_UPDATE_PRICES or T_NEW_PRODUCTDATA',
  NO_SUPPLIER: 'names no supplier, and none was given: please give the supplier number',
  NO_SUPPLIER_NUMBER: 'has no supplier article number',
  OTHER_CUSTOMER: 'has prices for another customer of the supplier, nothing was taken',
  CUSTOMER_PRICES: 'was made for one customer of the supplier',
  TOO_FEW_FIELDS: 'lacks a mandatory field',
  SHIFTED_FIELDS: 'has a semicolon within a text, which moves all fields behind it',
  UNKNOWN_RECORD: 'is no record of the standard',
  UNKNOWN_MARK: 'has a processing mark the standard does not know there, it was not read',
  PRICE_UNITS_SWAPPED:
    'writes price units unlike its version: they were understood as codes or quantities in the whole file',
  PRICE_UNITS_MIXED:
    'writes price units as codes and as quantities: prices for 1, 2 or 3 were not taken, have the supplier write them in one way',
  DECIMALS_MIXED:
    'has no decimals in a file that writes them out: whether 12 is twelve or twelve cents nobody can tell',
  ODD_PRICE_UNIT:
    'has a price for 1, 2 or 3, which may be a code for tens, hundreds or thousands: it was not taken',
  PRICE_FOR_CONTENT:
    'has a price for as many packages as a package holds pieces: where the price is for one package, it is too low by as many times',
  AMBIGUOUS_AMOUNT:
    'has a number that may be a thousand or a decimal: no price was taken from it, have the supplier write a point',
  NO_PRICE_CODE: 'has a price that says neither list (1) nor net (2), it was not taken',
  NO_ARTICLES:
    'holds no articles, prices or product groups: nothing changes (discount groups count with articles sent beside them)',
  REPORT_CUT: 'has more of these than a report keeps, so many were left out of it',
  NOTHING_CHANGED: 'holds nothing but what the shop has already: nothing changed',
  NO_END_RECORD: 'has no end record, which tells whether all of it arrived',
  CUT_RECORD: 'is cut off in the middle, it was not read',
  COUNT_MISMATCH: 'has not as many records as its end record says, some may be missing',
  RECORD_NOT_USED: 'has records the shop has no use for',
  UNUSED_TEXTS: 'has texts no article of the delivery refers to, they change nothing',
  UNKNOWN_TEXT: 'refers to a text that is not in the delivery',
  SURCHARGE_NOT_KEPT: 'has surcharges (metal, freight), which the price does not hold',
  DELETED_IN_PART:
    'is deleted by its record B alone, which was left out: have the supplier send A;L for it if it is to go',
  UNKNOWN_DISCOUNT: 'has a discount group that the delivery does not describe: no purchase price from it',
  ZERO_MULTIPLIER: 'has a discount multiplier of 0: no purchase price from it, for goods are not free',
  HIGH_SURCHARGE: 'has a surcharge above 50 percent',
  BROKEN_ROW: 'is no row of a table',
  AMBIGUOUS_NUMBERS: 'has numbers that read both ways in this column, the dot was taken for thousands',
  HEADER_UNKNOWN: 'has no row of headings anybody knows: its first row was taken for one, and for no article',
  FAILED_FORMULAS:
    'has formulas without a result, or with an error: their cells count as empty; calculate and save the file in a spreadsheet program',
  HIDDEN_CELLS: 'has hidden columns or rows, they were not read: show them where they are meant',
  PRICE_COLUMN_OPEN: 'has no column that is clearly the price: choose it if one of these is',
  LISTED_FROM: 'says from which day on its prices hold: where that is still to come, they begin then',
  KEY_CLASH:
    'is described otherwise in another file of the delivery, the last description counts: import the sets of several assortments one by one',
  COLUMNS_NOT_READ: 'has columns that were not read: choose what they are if they are meant',
  OTHER_HEADER:
    'stands below a further header with other columns than the first, and was not taken: import it as a table of its own',
  HEADING_ROW:
    'has neither unit nor price, as nearly all others have: it was taken for a heading between the articles, not for one',
  SURPLUS_CELLS: 'has more cells than the header: a separator within a text or number? It was not taken',
  NUMBER_SHORTENED:
    'has an article number a spreadsheet has shortened: format the column as text and save it anew',
  FILE_PASSED_OVER:
    'was not read: a catalogue of another format lies beside it in the archive, import it by itself if it is meant',
  NUMBER_IS_DAY:
    'has a number of which a spreadsheet made a day, it was not taken: format the column as text, enter the number and save it anew',
  NUMBER_LIKE_DAY:
    'has an article number that looks like a day a spreadsheet made of it; it was taken as it stands: compare it with the price list of the supplier',
  OTHER_SHEETS:
    'has several sheets that look like price lists, only the first of these is read: choose each that is meant, and import one by one',
  RECORD_TOO_LARGE: 'is larger than a record may be',
  DUPLICATE_ARTICLE: 'stands in the file twice, the first one counts',
  UNKNOWN_ARTICLE: 'is not known to the shop',
  NEW_WITHOUT_TEXT: 'has no short text, which an article new to the shop needs: it was not taken',
  NUMBER_TAKEN: 'cannot get a number that another article has',
  GROUP_WITHOUT_ID: 'is a catalogue group without id or name',
  UNKNOWN_NAMESPACE: 'has a namespace the standard does not know',
  UNKNOWN_VERSION: 'has a version other than 1.2 and 2005',
  MISSING_ELEMENT: 'lacks a mandatory element',
  WRONG_ORDER: 'has an element out of order',
  UNKNOWN_ELEMENT: 'has an element the standard does not know',
  REPEATED_ELEMENT: 'repeats an element that may stand once',
  TOO_LONG: 'has a value longer than the standard allows',
  FIELD_NOT_KEPT: 'has a field the shop has no place for, it was left out',
  UNKNOWN_ENTITY:
    'has a character reference XML does not know: it was read as that of HTML, else kept as text',
  TORN_MARKUP: 'has markup in a text, or a sign "<", that XML does not allow there: it was read as text',
  UNKNOWN_LANGUAGE: 'has texts in a language the shop does not speak',
  NO_GERMAN_TEXT: 'has no German text, another language stands in',
  NO_SHORT_TEXT: 'has no short text, another text stands in',
  TEXT_CUT: 'has a text too long for the shop, it was cut',
  EAN_SHORTENED:
    'has an EAN its table shortened, it was left out: format the column as text, enter it and save again',
  BAD_EAN: 'has an EAN with wrong digits, it was left out',
  BAD_ETIM_CLASS: 'has a product class that is none of ETIM (EC and six digits), it was left out',
  NOT_A_NUMBER: 'has a value that is no number',
  NEGATIVE_NUMBER: 'has a number below zero, which it must not be: it was not taken',
  UNKNOWN_PRICE_UNIT: 'has a price unit nobody knows: its price was not taken',
  COMMA_DECIMAL: 'has a decimal sign that is not provided for there, it was read as one',
  NOT_A_DATE: 'has a value that is no date',
  UNKNOWN_UNIT: 'has a unit that is no UN/ECE code, it was kept as it is',
  FIELD_UNIT: 'has a unit outside the official list, it was understood',
  NO_UNIT: 'has no order unit, pieces are assumed',
  BAD_CONVERSION: 'has a conversion between units that makes no sense, it was left out',
  QUANTITY_MIN_NOT_KEPT: 'has a minimum quantity the shop does not keep, sales steps alone apply',
  NO_AMOUNT: 'has a price without an amount, or of 0, it was not taken',
  NO_CURRENCY: 'has a price without a currency',
  OTHER_CURRENCY:
    'has a price in another currency than the shop’s: it was taken, for customers with that currency alone',
  CURRENCY_CLASH: 'has a price with two currencies, it was not taken',
  PURCHASE_PRICE: 'has only a purchase price and no mark-up was chosen: price on request',
  NO_PRICE: 'has no price: price on request',
  ON_REQUEST: 'is on request with the supplier: a price the shop has ends',
  DAILY_PRICE: 'has a price of the day, which changes daily: price on request',
  LONG_DELIVERY:
    'takes its supplier more than seven working days: not offered as available shortly where no branch has it',
  DELETED_LATER: 'is discontinued and will be deleted after its last day',
  PRICE_STAYS: 'brings no price that can be taken: the price the shop has stays as it is',
  PRICE_TYPE_CASE: 'writes kinds of prices in capitals, they were understood in the whole file',
  GROS_NET: 'has a gros_list price: its VAT was taken out, as in the whole file',
  GROS_AS_LIST:
    'has a gros_list price, taken as list price without VAT like all of the file that name no VAT to take out',
  PRICE_TYPE_IGNORED: 'has a price of a kind that was not chosen',
  SCALE_NOT_KEPT: 'has a scale price, retail prices have no scales',
  OTHER_TERRITORY: 'has a price for another territory',
  CATALOG_TERRITORY: 'was made for other countries, its prices were taken all the same',
  TAX_NOT_KEPT:
    'has a rate of VAT that is none of the shop’s, or more than one: that of the article stays, or the full one is charged',
  TAX_CHANGED: 'has another rate of VAT than before: it is charged from now on',
  PRICE_EXPIRED: 'has a price that is no longer valid',
  PRICE_CLASH: 'has two prices for one currency and day, the first one counts',
  PRICE_JUMP:
    'has a price ten times the one before or more, or a tenth of it or less: is its price unit right?',
  PRICE_TOO_LARGE:
    'has a price of more than eight digits before the point, or more than the shop keeps: it was not taken',
  PRICE_UNIT_CLASH: 'has a price of which nobody can tell what it is for, it was not taken',
  PRICE_UNIT_ASSUMED: 'has a price without quantity and unit, those of the shop were assumed',
  FEATURE_GROUP_NOT_KEPT:
    'has a group of features on maker, papers or connections, which say nothing of the article itself',
  UNNAMED_CODES:
    'has features of which it says codes alone, and the shop knows no names: customers do not see them; import the dictionary of ETIM',
  UNNAMED_CLASSES:
    'has product classes whose names the shop does not know, and by which nothing is found: please import the dictionary of ETIM',
  CODES_NAMED: 'gave articles the names of codes they had already',
  OTHER_LANGUAGE: 'is a dictionary in a language the shop does not speak: it was not taken',
  DUPLICATE_FEATURE: 'has features more than once, the first value counts',
  MEDIA_TAKEN: 'brought pictures and papers, they lie in the media folder now',
  MEDIA_MISSING:
    'names pictures or papers that are neither in the delivery nor in the media folder: send them along, or copy them there',
  MEDIA_NOT_KEPT: 'has pictures or papers that could not be written into the media folder',
  UNSAFE_PATH: 'has a media path that leaves the media folder, it was left out',
  UNKNOWN_REFERENCE: 'refers to something that is neither in the file nor in the shop',
  UNKNOWN_GROUP: 'stands in a catalogue group that does not exist',
  MAP_WITHOUT_ARTICLE: 'is put into a catalogue group, but is neither in the file nor in the shop',
  MAP_NOT_TAKEN:
    'is put into a catalogue group by a file that does not bring it: it stays in the groups it has',
  OWN_CATEGORY_STAYS:
    'stands in categories of the shop, it stays there and does not go to the groups of the file',
  UNKNOWN_PARENT: 'has a parent group that does not exist, it stands on the first level',
  GROUP_CYCLE: 'is its own ancestor, it stands on the first level',
} as const

export type FindingCode = keyof typeof findingTexts

/** One line of the report. `row` counts the articles of the file from 1; `article` is the supplier's number. */
export type Finding = {
  type: 'finding'
  severity: 'error' | 'warning' | 'note'
  code: FindingCode
  line?: number
  row?: number
  /** File of a delivery of several. */
  file?: string
  article?: string
  /** Element or field the finding is about, in the file's own words. */
  field?: string
  detail?: string
}
