import { FormatRefusal } from '../format-refusal.ts'
import type { LetterSources } from '../letter/sources.ts'
import { type Xml, element, text } from './element.ts'

type Address = { street: string; plz: string; city: string; country: string }

const addressOf = ({ street, plz, city, country }: Address): Xml =>
  element(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', plz),
    text('ram:LineOne', street),
    text('ram:CityName', city),
    text('ram:CountryID', country),
  )

const electronic = (scheme: string, address: string): Xml =>
  element('ram:URIUniversalCommunication', text('ram:URIID', address, { schemeID: scheme }))

const registration = (scheme: 'VA' | 'FC', id: string): Xml =>
  element('ram:SpecifiedTaxRegistration', text('ram:ID', id.replaceAll(' ', ''), { schemeID: scheme }))

/**
 * The wholesaler (BG-4) with the person to ask (BG-6).
 * @throws {FormatRefusal} where the installation does not say what an invoice must
 */
export function sellerParty({ company, contact }: LetterSources): Xml {
  const phone = contact?.phone || company.phone
  const mail = contact?.mail || company.mail
  const name = company.legalName || company.name
  const needed = { name, phone, mail, street: company.street, plz: company.plz, city: company.city }
  const missing = Object.entries(needed).find(([, value]) => value.trim() === '')?.[0]
  if (missing !== undefined) throw new FormatRefusal('SELLER_INCOMPLETE', missing)
  if (company.vatId === '' && company.taxNumber === '') throw new FormatRefusal('SELLER_INCOMPLETE', 'vatId')
  return element(
    'ram:SellerTradeParty',
    text('ram:Name', name),
    text(
      'ram:Description',
      [company.register, company.managers.join(', ')].filter((part) => part !== '').join('; '),
    ),
    element(
      'ram:DefinedTradeContact',
      text('ram:PersonName', contact?.name || name),
      element('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', phone)),
      element('ram:EmailURIUniversalCommunication', text('ram:URIID', mail)),
    ),
    addressOf(company),
    electronic('EM', company.mail || mail),
    registration('FC', company.taxNumber),
    registration('VA', company.vatId),
  )
}

/** Schemes of electronic addresses (EAS) by the country of a VAT id. */
const vatSchemes: Readonly<Record<string, string>> = {
  HU: '9910',
  AT: '9914',
  ES: '9920',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  HR: '9934',
  IE: '9935',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
  FR: '9957',
  IT: '0211',
}

/** Leitweg-ID: where public buyers in Germany have their invoices sent to. */
const leitwegId = /^\d{2,12}(-[\dA-Z]{1,30})?-\d{2}$/i

/**
 * The customer (BG-7). He is reached under his Leitweg-ID, or his VAT id.
 * @throws {FormatRefusal} where neither is on file
 */
export function buyerParty({ customer }: LetterSources): Xml {
  const { buyerReference, vatId, kunnr } = customer
  const scheme = vatSchemes[vatId.slice(0, 2).toUpperCase()]
  const isLeitweg = leitwegId.test(buyerReference)
  if (!isLeitweg && scheme === undefined) throw new FormatRefusal('NO_BUYER_ADDRESS')
  return element(
    'ram:BuyerTradeParty',
    text('ram:ID', kunnr),
    text('ram:Name', [customer.name, customer.name2].filter((part) => part !== '').join(' ')),
    addressOf(customer),
    isLeitweg ? electronic('0204', buyerReference) : electronic(scheme ?? '', vatId.replaceAll(' ', '')),
    registration('VA', vatId),
  )
}

/**
 * Where the goods went (BG-13), where that is not the customer's own address; none where they were fetched. What is free of tax for
 * having gone to another country says where in any case (BR-IC-12).
 * @param isAbroad whether anything is
 */
export function shipToParty({ document, customer }: LetterSources, isAbroad: boolean): Xml {
  const address = document.deliveryAddress
  if (address === null || document.pickupWerks !== '')
    return isAbroad
      ? element('ram:ShipToTradeParty', text('ram:Name', customer.name), addressOf(customer))
      : ''
  const name = `${address.firstName} ${address.name}`.trim()
  return element('ram:ShipToTradeParty', text('ram:Name', name), addressOf(address))
}
