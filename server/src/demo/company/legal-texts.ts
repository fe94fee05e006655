import type { LegalText, ShopSettings } from '#server/capabilities/shop/public.ts'
import { demoCompany } from './company.ts'

const version = '1'
const address = `${demoCompany.legalName}, ${demoCompany.street}, ${demoCompany.plz} ${demoCompany.city}`

/** Legal pages of the demo by route name. They are examples, said so on each, and no legal advice. */
export const demoLegalTexts: ShopSettings['legal'] = {
  imprint: page(
    [
      'Impressum',
      ['Anbieter', address, `Telefon ${demoCompany.phone}, E-Mail ${demoCompany.mail}`],
      ['Vertreten durch', `Geschäftsführung: ${demoCompany.managers.join(', ')}`],
      ['Register und Steuern', `${demoCompany.register}. USt-IdNr. ${demoCompany.vatId}.`],
      [
        'Angebot nur für Gewerbetreibende',
        'Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne von § 14 BGB. Alle Preise verstehen sich zuzüglich der gesetzlichen Mehrwertsteuer.',
      ],
    ],
    [
      'Imprint',
      ['Provider', address, `Phone ${demoCompany.phone}, mail ${demoCompany.mail}`],
      ['Represented by', `Managing directors: ${demoCompany.managers.join(', ')}`],
      ['Register and taxes', `${demoCompany.register}. VAT id ${demoCompany.vatId}.`],
      [
        'For businesses only',
        'We sell to businesses only (section 14 of the German Civil Code). All prices are exclusive of statutory VAT.',
      ],
    ],
  ),
  terms: page(
    [
      'Allgemeine Geschäftsbedingungen',
      [
        'Geltung',
        'Diese Bedingungen gelten für alle Lieferungen an Unternehmer. Abweichende Bedingungen des Kunden gelten nur, wenn wir ihnen in Textform zustimmen.',
      ],
      [
        'Vertragsschluss',
        'Die Darstellung im Shop ist kein bindendes Angebot. Ihre Bestellung ist ein Angebot, das wir mit der Auftragsbestätigung annehmen. Die Eingangsbestätigung ist noch keine Annahme.',
      ],
      [
        'Preise und Zahlung',
        'Es gelten Ihre vereinbarten Nettopreise am Tag der Bestellung zuzüglich Fracht, Palettenpfand und Mehrwertsteuer. Skonto und Zahlungsziel richten sich nach Ihrer Kundenvereinbarung.',
      ],
      [
        'Lieferung und Abholung',
        'Lieferungen erfolgen frei Bordsteinkante auf unseren Touren. Bereitgestellte Ware halten wir fünf Werktage zur Abholung bereit.',
      ],
      [
        'Rückgabe',
        'Lagerware nehmen wir innerhalb von vier Wochen nach Lieferschein unbeschädigt und in ganzen Gebinden zurück; Gebühren nennen wir vor dem Absenden der Retoure.',
      ],
      ['Eigentumsvorbehalt', 'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.'],
    ],
    [
      'Terms and conditions',
      [
        'Scope',
        'These terms apply to all deliveries to businesses. Deviating terms of the customer apply only where we agree in text form.',
      ],
      [
        'Contract',
        'What the shop shows is no binding offer. Your order is an offer, which we accept by the order confirmation. The receipt is not yet an acceptance.',
      ],
      [
        'Prices and payment',
        'Your agreed net prices on the day of the order apply, plus freight, pallet deposit and VAT. Cash discount and payment term follow your customer agreement.',
      ],
      [
        'Delivery and pick-up',
        'We deliver to the kerb on our tours. Goods made ready are kept for five working days.',
      ],
      [
        'Returns',
        'We take back stock goods within four weeks of the delivery note, undamaged and in full packs; fees are named before you send the return.',
      ],
      ['Retention of title', 'The goods remain our property until paid in full.'],
    ],
  ),
  privacy: page(
    [
      'Datenschutzerklärung',
      ['Verantwortlich', address],
      [
        'Welche Daten wir verarbeiten',
        'Wir verarbeiten Ihre Firmendaten, die Namen und dienstlichen Kontaktdaten Ihrer Benutzer, Bestellungen und Belege, um Verträge zu erfüllen (Art. 6 Abs. 1 b DSGVO) und gesetzliche Aufbewahrungspflichten zu erfüllen (Art. 6 Abs. 1 c DSGVO).',
      ],
      [
        'Speicherdauer',
        'Belege bewahren wir nach Handels- und Steuerrecht auf. Protokolle mit gekürzter Adresse löschen wir nach sieben Tagen.',
      ],
      [
        'Ihre Rechte',
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde.',
      ],
    ],
    [
      'Privacy policy',
      ['Controller', address],
      [
        'What we process',
        'We process your company data, names and business contact data of your users, orders and documents, to perform contracts (Art. 6(1)(b) GDPR) and to meet statutory retention duties (Art. 6(1)(c) GDPR).',
      ],
      [
        'Retention',
        'Documents are kept as commercial and tax law demand. Logs with shortened addresses are deleted after seven days.',
      ],
      [
        'Your rights',
        'You have the right of access, rectification, erasure, restriction, portability and objection, and may complain to a supervisory authority.',
      ],
    ],
  ),
  'terms-of-use': page(
    [
      'Nutzungsbedingungen',
      [
        'Zugang',
        'Der Zugang ist persönlich. Der Hauptbenutzer legt Benutzer an, vergibt Rechte und sperrt ausgeschiedene Mitarbeiter.',
      ],
      [
        'Pflichten',
        'Zugangsdaten sind geheim zu halten. Automatisierte Abfragen sind nur über die dafür vorgesehenen Schnittstellen erlaubt.',
      ],
      [
        'Verfügbarkeit',
        'Der Shop kann für Wartung gesperrt werden; wir kündigen das an, soweit es möglich ist.',
      ],
    ],
    [
      'Terms of use',
      [
        'Access',
        'Access is personal. The master user creates users, grants permissions and locks people who leave.',
      ],
      [
        'Duties',
        'Keep credentials secret. Automated requests are allowed through the provided interfaces only.',
      ],
      ['Availability', 'The shop may be locked for maintenance; we announce it where possible.'],
    ],
  ),
  'consent-declaration': page(
    [
      'Einwilligungserklärung',
      [
        'Notwendige Cookies',
        'Sitzung, Sprache, Farbschema und Ihre Auswahl zur Einwilligung. Ohne sie arbeitet der Shop nicht.',
      ],
      [
        'Weitere Dienste',
        'Produktportal, Zahlungsanbieter und Captcha eines Dritten werden erst nach Ihrer Einwilligung geladen. Sie können sie jederzeit in der Fußzeile widerrufen.',
      ],
    ],
    [
      'Consent declaration',
      [
        'Necessary cookies',
        'Session, language, colour scheme and your consent choice. The shop does not work without them.',
      ],
      [
        'Further services',
        'Product portal, payment provider and third-party captcha load only after your consent. You can revoke it at any time in the footer.',
      ],
    ],
  ),
  accessibility: page(
    [
      'Erklärung zur Barrierefreiheit',
      [
        'Stand der Vereinbarkeit',
        'Dieser Shop richtet sich nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Alle Seiten lassen sich mit der Tastatur bedienen, passen sich bis zu einer Vergrößerung von 400 % an und haben eine helle und eine dunkle Darstellung.',
      ],
      [
        'Barrieren melden',
        `Etwas lässt sich nicht bedienen oder nicht lesen? Schreiben Sie an ${demoCompany.mail} oder rufen Sie an: ${demoCompany.phone}. Bestellungen nehmen wir auch so entgegen.`,
      ],
    ],
    [
      'Accessibility statement',
      [
        'Conformance',
        'This shop follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Every page can be used with the keyboard, adapts to a zoom of 400 % and has a light and a dark appearance.',
      ],
      [
        'Report a barrier',
        `Something cannot be used or read? Write to ${demoCompany.mail} or call ${demoCompany.phone}. We take orders that way, too.`,
      ],
    ],
  ),
}

type Section = [heading: string, ...paragraphs: string[]]

function page(
  [titleDe, ...sectionsDe]: [string, ...Section[]],
  [titleEn, ...sectionsEn]: [string, ...Section[]],
) {
  return {
    version,
    de: legalText(titleDe, sectionsDe, [
      'Demo',
      'Dies ist ein Beispieltext einer Demonstration. Die Firma ist erfunden, der Text ist keine Rechtsberatung.',
    ]),
    en: legalText(titleEn, sectionsEn, [
      'Demo',
      'This is a sample text of a demonstration. The company is invented and the text is no legal advice.',
    ]),
  }
}

function legalText(title: string, sections: Section[], note: Section): LegalText {
  return { title, sections: [note, ...sections].map(([heading, ...paragraphs]) => ({ heading, paragraphs })) }
}
