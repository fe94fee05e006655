import { addDays, type Day } from '@shop/contract/day'
import type { Content } from '#server/capabilities/content/public.ts'

type Both = [de: string, en: string]

const words = ([de, en]: Both) => ({ de, en })
const none: Both = ['', '']

const news: { daysAgo: number; title: Both; text: Both }[] = [
  {
    daysAgo: 3,
    title: ['Neuer Abholschalter in Ulm', 'New pick-up counter in Ulm'],
    text: [
      'Im Zentrallager Ulm holen Sie jetzt am Schalter links der Einfahrt ab, mit überdachter Ladezone. Nennen Sie dort nur Ihre Kundennummer.\n\nDie Öffnungszeiten bleiben, wie sie sind.',
      'In the central warehouse in Ulm you now pick up at the counter left of the entrance, with a covered loading bay. Your customer number is all you need to name there.\n\nThe opening hours stay as they are.',
    ],
  },
  {
    daysAgo: 17,
    title: ['Großformate bis 120 × 280 cm am Lager', 'Large formats up to 120 × 280 cm in stock'],
    text: [
      'Feinsteinzeug in 6 mm Stärke liegt jetzt auf Gestellen in Ulm und Augsburg. Wir liefern mit Kran und Saugtraverse; bitte nennen Sie bei der Bestellung die Abladestelle.\n\nPassender Kleber, Nivelliersysteme und Transportgestelle stehen beim Artikel unter Zubehör.',
      'Porcelain stoneware of 6 mm is now on racks in Ulm and Augsburg. We deliver with a crane and a suction frame; please name the place to unload when you order.\n\nMatching adhesive, levelling systems and racks stand with the article under accessories.',
    ],
  },
  {
    daysAgo: 40,
    title: ['Pfandpaletten: so kommen sie zurück', 'Deposit pallets: how they come back'],
    text: [
      'Unsere Fahrer nehmen leere Paletten bei jeder Anlieferung mit. Der Pfandbetrag wird mit der nächsten Rechnung gutgeschrieben.',
      'Our drivers take empty pallets along with every delivery. The deposit is credited with the next invoice.',
    ],
  },
]

const order: Both = ['Bestellen', 'Ordering']
const delivery: Both = ['Lieferung und Abholung', 'Delivery and pick-up']
const prices: Both = ['Preise und Rechnungen', 'Prices and invoices']
const access: Both = ['Zugang', 'Login']

const questions: { topic: Both; title: Both; text: Both }[] = [
  {
    topic: order,
    title: ['Kann ich eine ganze Liste auf einmal bestellen?', 'Can I order a whole list at once?'],
    text: [
      'Ja. In der Schnellerfassung fügen Sie zwei Spalten aus Ihrer Tabelle ein (Artikelnummer und Menge) oder laden eine Datei hoch: CSV, Excel oder UGL. Was nicht erkannt wird, bleibt markiert stehen, und Sie verbessern es dort.',
      'Yes. In the quick order you paste two columns of your spreadsheet (article number and quantity) or upload a file: CSV, Excel or UGL. What is not recognised stays there, marked, and you correct it in place.',
    ],
  },
  {
    topic: order,
    title: ['Wozu mehrere Warenkörbe?', 'Why several baskets?'],
    text: [
      'Für jede Baustelle einen: Name und Kommission stehen später auf Auftrag, Lieferschein und Rechnung. Legen Sie nebeneinander in mehrere Körbe, und bestellen Sie jeden, wenn er so weit ist.',
      'One for each site: name and reference stand on order, delivery note and invoice later. Fill several side by side, and order each when it is ready.',
    ],
  },
  {
    topic: order,
    title: ['Was bedeutet „Preis auf Anfrage“?', 'What does “price on request” mean?'],
    text: [
      'Für diesen Artikel gibt es keinen festen Preis. Schreiben Sie uns über „Kontakt“, was und wie viel Sie brauchen; Sie bekommen ein Angebot.',
      'There is no fixed price for this article. Write to us under “Contact” what and how much you need; you will get a quotation.',
    ],
  },
  {
    topic: delivery,
    title: [
      'Bis wann muss ich bestellen, damit morgen geliefert wird?',
      'By when do I have to order for delivery tomorrow?',
    ],
    text: [
      'Das hängt von der Tour Ihrer Postleitzahl ab. Der Warenkorb und die Kasse nennen den nächstmöglichen Liefertag, bevor Sie bestellen.',
      'That depends on the tour of your postcode. Basket and checkout name the next possible day of delivery before you order.',
    ],
  },
  {
    topic: delivery,
    title: ['Kann ich Ware zurückgeben?', 'Can I return goods?'],
    text: [
      'Unbeschädigte Lagerware in ganzen Gebinden nehmen wir innerhalb von vier Wochen ab Lieferschein zurück. Bestellware und angebrochene Gebinde leider nicht. Rufen Sie Ihren Ansprechpartner an.',
      'We take back undamaged stock goods in whole packages within four weeks of the delivery note. Goods ordered for you and opened packages we cannot. Please call your contact.',
    ],
  },
  {
    topic: prices,
    title: ['Warum sehe ich keine Nettopreise?', 'Why do I not see net prices?'],
    text: [
      'Entweder ist der Schalter „Nettopreise anzeigen“ oben auf der Seite aus, oder Ihr Benutzer darf sie nicht sehen. Das Recht gibt Ihnen der Hauptbenutzer Ihres Betriebs.',
      'Either the switch “Show net prices” at the top of the page is off, or your user may not see them. The main user of your firm gives you that permission.',
    ],
  },
  {
    topic: prices,
    title: ['Gibt es Rechnungen als XRechnung?', 'Are there invoices as XRechnung?'],
    text: [
      'Ja. Öffnen Sie die Rechnung unter „Belege“: Es gibt sie als PDF und, wenn alle Angaben vorliegen, als XRechnung.',
      'Yes. Open the invoice under “Documents”: it is there as PDF and, where all details are known, as XRechnung.',
    ],
  },
  {
    topic: access,
    title: ['Ich habe mein Passwort vergessen', 'I forgot my password'],
    text: [
      'Unter „Passwort vergessen“ auf der Anmeldeseite bekommen Sie einen Link per E-Mail; er gilt eine Stunde. Haben Sie sich noch nie angemeldet, lassen Sie sich neue Zugangsdaten schicken.',
      'Under “Forgot password” on the login page you get a link by e-mail; it is valid for an hour. If you have never signed in, ask us for new access data.',
    ],
  },
]

/** News around a day and frequent questions of the demo wholesaler, in both languages. */
export const demoContent = (today: Day, now: Date): Content[] => [
  ...news.map(({ daysAgo, title, text }) => ({
    kind: 'news' as const,
    title: words(title),
    text: words(text),
    topic: words(none),
    position: 0,
    published: true,
    validFrom: addDays(today, -daysAgo),
    validTo: null,
    changedAt: now,
  })),
  ...questions.map(({ topic, title, text }, place) => ({
    kind: 'faq' as const,
    title: words(title),
    text: words(text),
    topic: words(topic),
    position: (place + 1) * 10,
    published: true,
    validFrom: null,
    validTo: null,
    changedAt: now,
  })),
]
