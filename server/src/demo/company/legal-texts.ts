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
        'Es gelten Ihre vereinbarten Nettopreise am Tag der Bestellung zuzüglich Fracht, Mindermengenzuschlag, Palettenpfand und Mehrwertsteuer; alle stehen vor dem Absenden in der Bestellung. Skonto und Zahlungsziel richten sich nach Ihrer Kundenvereinbarung.',
      ],
      [
        'Lieferung und Abholung',
        'Lieferungen erfolgen frei Bordsteinkante auf unseren Touren. Bereitgestellte Ware halten wir fünf Werktage zur Abholung bereit.',
      ],
      [
        'Rückgabe',
        'Lagerware nehmen wir innerhalb von vier Wochen nach Lieferschein unbeschädigt und in ganzen Gebinden zurück; bitte melden Sie die Rückgabe vorher an, Gebühren nennen wir dabei.',
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
        'Your agreed net prices on the day of the order apply, plus freight, small-quantity surcharge, pallet deposit and VAT; all are shown in the order before you send it. Cash discount and payment term follow your customer agreement.',
      ],
      [
        'Delivery and pick-up',
        'We deliver to the kerb on our tours. Goods made ready are kept for five working days.',
      ],
      [
        'Returns',
        'We take back stock goods within four weeks of the delivery note, undamaged and in full packs; please announce the return first, we then name the fees.',
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
        'Belege bewahren wir nach Handels- und Steuerrecht auf, das Protokoll darüber, wer für wen gehandelt hat, mindestens zehn Jahre. Benutzer und ihre Listen bleiben, solange der Zugang besteht.',
        'Von selbst gelöscht werden: Sitzungen mit Browser und Netzadresse 30 Tage nach ihrem Ende, Warenkörbe von Gästen spätestens 60 Tage nach ihrem ersten Besuch, gesendete E-Mails nach 90 Tagen, abgeschlossene Aufgaben im Hintergrund nach 30 Tagen, fehlgeschlagene Anmeldungen nach einem Tag.',
        'Suchanfragen zählen wir ohne Angaben zu Personen und löschen sie nach 180 Tagen. Welche Artikel Sie zuletzt angesehen haben, merkt sich nur Ihr Browser.',
      ],
      [
        'Cookies',
        'Notwendig: __Host-shop oder shop (Sitzung, bis 30 Tage). Für Ihre Wahl, je ein Jahr: shop-language (Sprache), scheme (helle oder dunkle Darstellung), tables (Ansicht der Kategorien), consent (Einwilligung in Dienste anderer).',
      ],
      [
        'Weitergabe',
        'Der Shop lädt nichts von anderen Servern, solange Sie nicht eingewilligt haben. Mit Ihrer Einwilligung erfährt das Produktportal Ihre Netzadresse und ein Pseudonym. E-Mails gehen über unseren Mailserver.',
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
        'Documents are kept as commercial and tax law demand, the log of who acted for whom for at least ten years. Users and their lists stay as long as the login exists.',
        'Removed by themselves: sessions with browser and network address 30 days after their end, baskets of guests 60 days after their first visit at the latest, sent mails after 90 days, finished background jobs after 30 days, failed logins after a day.',
        'Searches are counted without person and removed after 180 days. Which articles you looked at lately is known to your browser only.',
      ],
      [
        'Cookies',
        'Necessary: __Host-shop or shop (session, up to 30 days). For your choices, a year each: shop-language (language), scheme (light or dark appearance), tables (view of the categories), consent (consent to services of others).',
      ],
      [
        'Recipients',
        'The shop loads nothing from other servers unless you have consented. With your consent the product portal learns your network address and a pseudonym. Mails pass through our mail server.',
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
        'Der Zugang ist persönlich. Der Hauptbenutzer nennt uns neue Benutzer, ihre Rechte und ausgeschiedene Mitarbeiter; wir richten ein und sperren.',
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
        'Access is personal. The master user tells us of new users, their permissions and people who leave; we set up and lock.',
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
        'Die Sitzung (__Host-shop oder shop): ohne sie gibt es weder Anmeldung noch Warenkorb. Sprache (shop-language), Darstellung (scheme), Ansicht der Kategorien (tables) und Ihre Einwilligung (consent) werden gespeichert, wenn Sie sie wählen.',
      ],
      [
        'Weitere Dienste',
        'Das Produktportal wird erst nach Ihrer Einwilligung geladen. Sie können sie jederzeit in der Fußzeile widerrufen.',
      ],
    ],
    [
      'Consent declaration',
      [
        'Necessary cookies',
        'The session (__Host-shop or shop): without it there is neither login nor basket. Language (shop-language), appearance (scheme), view of the categories (tables) and your consent (consent) are kept when you choose them.',
      ],
      [
        'Further services',
        'The product portal loads only after your consent. You can revoke it at any time in the footer.',
      ],
    ],
  ),
  accessibility: page(
    [
      'Erklärung zur Barrierefreiheit',
      [
        'Stand der Vereinbarkeit',
        'Dieser Shop richtet sich nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.',
        'Geprüft wird bei jeder Änderung: die Seiten automatisch auf Verstöße, in heller und dunkler Darstellung, am Schreibtisch und auf dem Telefon; dass bei 400 % Vergrößerung nichts seitlich aus dem Bild ragt; Anmeldung, Suche und Bestellung allein mit der Tastatur. Eine Prüfung durch Dritte oder mit Vorleseprogrammen gab es noch nicht.',
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
        'This shop follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        'Checked with every change: the pages automatically for violations, in light and dark appearance, on desk and phone; that nothing leaves the screen sideways at a zoom of 400 %; login, search and order by the keyboard alone. There has been no audit by others or with screen readers yet.',
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
