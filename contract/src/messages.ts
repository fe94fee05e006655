import type { Code } from './codes.ts'

/** What a person reads for a code, German first. The server sends it as `message` in the request's language. */
export const messages: Record<Code, { de: string; en: string }> = {
  NO_AUTHORIZATION: {
    de: 'Dafür fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an Ihren Hauptbenutzer oder an uns.',
    en: 'You are not allowed to do this. Please ask your main user or us.',
  },
  NOT_FOUND: {
    de: 'Das Gesuchte gibt es nicht oder nicht mehr.',
    en: 'This does not exist, or not any more.',
  },
  LIST_NOT_FOUND: {
    de: 'Die Liste gibt es nicht oder nicht mehr.',
    en: 'The list does not exist, or not any more.',
  },
  BASKET_NOT_FOUND: {
    de: 'Den Warenkorb gibt es nicht oder nicht mehr.',
    en: 'The basket does not exist, or not any more.',
  },
  DB_ENTRY_NOT_FOUND: { de: 'Der Eintrag ist nicht mehr vorhanden.', en: 'The entry is not there any more.' },
  DOCUMENT_NOT_FOUND: { de: 'Der Beleg wurde nicht gefunden.', en: 'The document was not found.' },
  ADDRESS_NOT_FOUND: { de: 'Die Adresse wurde nicht gefunden.', en: 'The address was not found.' },
  MISSING_NAME: { de: 'Geben Sie einen Namen an.', en: 'Please enter a name.' },
  INVALID_NAME: { de: 'Dieser Name ist ungültig.', en: 'This name cannot be used.' },
  NAME_ALREADY_TAKEN: { de: 'Der Name ist bereits vergeben', en: 'The name is already taken' },
  INVALID_MATNR: {
    de: 'Zu dieser Artikelnummer gibt es keinen Artikel.',
    en: 'There is no article with this number.',
  },
  ARTICLE_NUMBER_NOT_FOUND: {
    de: 'Die Artikelnummer wurde nicht gefunden.',
    en: 'The article number was not found.',
  },
  ALREADY_IN_COMPARISON: {
    de: 'Der Artikel ist bereits im Produktvergleich',
    en: 'The article is already in the product comparison',
  },
  COMPARISON_FULL: {
    de: 'Der Produktvergleich ist voll. Nehmen Sie zuerst einen Artikel heraus.',
    en: 'The product comparison is full. Take an article out first.',
  },
  LABELS_EMPTY: {
    de: 'Es ist kein Artikel für Etiketten ausgewählt.',
    en: 'No article is chosen to print labels for.',
  },
  DATANORM_EMPTY: {
    de: 'In dieser Auswahl steht kein Artikel, den es für Sie gibt.',
    en: 'There is no article for you in this choice.',
  },
  DATANORM_TOO_LARGE: {
    de: 'Mehr als 20.000 Artikel fasst eine Datei nicht. Wählen Sie eine kleinere Warengruppe.',
    en: 'A file holds no more than 20,000 articles. Choose a smaller category.',
  },
  LABELS_FULL: {
    de: 'Mehr als 500 Etiketten werden nicht auf einmal gedruckt. Drucken Sie die gesammelten zuerst.',
    en: 'More than 500 labels are not printed at once. Please print those collected first.',
  },
  INVALID_GENERATE_LABELS_PARAMS: {
    de: 'Ein Energielabel wird mit der Nummer des Lieferanten und seiner Artikelnummer benannt (bei Artikeln ohne Lieferantennummer mit unserer allein); zu diesen Angaben gibt es keines.',
    en: 'An energy label is named by the supplier’s number and its article number (by ours alone where an article has none of a supplier); there is none for these.',
  },
  PRICE_ON_REQUEST: {
    de: 'Preis auf Anfrage: Fragen Sie uns nach diesem Artikel, bestellen können Sie ihn erst mit einem Preis.',
    en: 'Price on request: please ask us for this article, it can be ordered once it has a price.',
  },
  INVALID_QUANTITY: {
    de: 'Die Menge passt nicht zur Verkaufseinheit.',
    en: 'The quantity does not fit the unit of sale.',
  },
  BASKET_FULL: {
    de: 'Der Warenkorb ist voll. Legen Sie für weitere Artikel einen neuen an.',
    en: 'The basket is full. Create another one for further articles.',
  },
  TOO_MANY_BASKETS: {
    de: 'Sie haben so viele Warenkörbe, wie möglich sind. Löschen Sie zuerst einen, den Sie nicht mehr brauchen.',
    en: 'You have as many baskets as there can be. Delete one you no longer need first.',
  },
  VERSION_CONFLICT: {
    de: 'Jemand hat diese Zeile inzwischen geändert. Der aktuelle Stand wird angezeigt.',
    en: 'Somebody changed this line in the meantime. The current state is shown.',
  },
  INVALID_CREDENTIALS: {
    de: 'Benutzername oder Passwort ist falsch.',
    en: 'User name or password is wrong.',
  },
  USER_LOCKED: {
    de: 'Ihr Benutzer ist gesperrt. Bitte wenden Sie sich an Ihren Hauptbenutzer oder Ansprechpartner.',
    en: 'Your user is locked. Please ask your main user or your contact.',
  },
  USER_NOT_FOUND: { de: 'Der Benutzer wurde nicht gefunden.', en: 'The user was not found.' },
  OWN_ACCOUNT: {
    de: 'Das geht nicht mit dem eigenen Zugang. Bitten Sie einen anderen Hauptbenutzer oder uns darum.',
    en: 'This cannot be done to your own account. Please ask another master user, or us.',
  },
  LAST_MASTER: {
    de: 'Das ist der letzte Hauptbenutzer, der sich anmelden kann. Machen Sie zuerst jemand anderen dazu.',
    en: 'This is the last master user who can sign in. Please make somebody else one first.',
  },
  NOT_CONFIRMED: {
    de: 'Die Änderung beendet Ihre eigene Anmeldung. Bitte bestätigen Sie sie.',
    en: 'This change ends your own session. Please confirm it.',
  },
  CUSTOMER_LOCKED: {
    de: 'Die Kundennummer ist gesperrt. Bitte wenden Sie sich an Ihren Ansprechpartner.',
    en: 'The customer number is locked. Please ask your contact.',
  },
  SHOP_LOCKED: {
    de: 'Der Shop wird gerade gewartet; nicht alle Funktionen sind verfügbar.',
    en: 'The shop is under maintenance; not all functions are available.',
  },
  INITIAL_PASSWORD: {
    de: 'Bitte ersetzen Sie Ihr Initialpasswort durch ein eigenes.',
    en: 'Please replace your initial password by one of your own.',
  },
  INITIAL_PASSWORD_EXPIRED: {
    de: 'Ihr Initialpasswort ist abgelaufen. Bitte lassen Sie sich neue Zugangsdaten senden.',
    en: 'Your initial password has expired. Please have new access data sent to you.',
  },
  PASSWORD_RECENTLY_USED: {
    de: 'Dieses Passwort haben Sie vor Kurzem verwendet.',
    en: 'You used this password recently.',
  },
  TERMS_NOT_ACCEPTED: {
    de: 'Bitte akzeptieren Sie zuerst die Nutzungsbedingungen.',
    en: 'Please accept the terms of use first.',
  },
  CUSTOMER_NOT_SELECTED: {
    de: 'Bitte wählen Sie zuerst einen Kunden.',
    en: 'Please choose a customer first.',
  },
  CUSTOMER_NOT_ASSIGNED: {
    de: 'Diese Kundennummer ist Ihnen nicht zugeordnet.',
    en: 'This customer number is not assigned to you.',
  },
  TOO_MANY_ATTEMPTS: {
    de: 'Zu viele Versuche. Bitte warten Sie kurz und versuchen Sie es erneut.',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  RESET_TOKEN_MISSING: {
    de: 'Der Link ist unvollständig. Bitte öffnen Sie ihn so, wie er in der E-Mail steht.',
    en: 'The link is incomplete. Please open it as it stands in the e-mail.',
  },
  RESET_TOKEN_INVALID: {
    de: 'Der Link gilt nicht oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
    en: 'The link is not valid or has been used already. Please request a new one.',
  },
  RESET_TOKEN_EXPIRED: {
    de: 'Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The link has expired. Please request a new one.',
  },
  INITIAL_USER: {
    de: 'Sie haben noch ein Initialpasswort. Melden Sie sich damit an, oder lassen Sie sich neue Zugangsdaten senden.',
    en: 'You still have an initial password. Log in with it, or have new access data sent to you.',
  },
  INVALID_CAPTCHA: { de: 'Das Captcha ist ungültig', en: 'The captcha is invalid' },
  CHECKOUT_CHANGED: {
    de: 'Seit Ihrem letzten Blick hat sich etwas geändert. Bitte prüfen Sie die markierten Zeilen.',
    en: 'Something has changed since you last looked. Please check the marked lines.',
  },
  CHECKOUT_INCOMPLETE: { de: 'Es fehlen benötigte Daten', en: 'Required data is missing' },
  BASKET_EMPTY: { de: 'Der Warenkorb ist leer.', en: 'The basket is empty.' },
  IDEMPOTENCY_CONFLICT: {
    de: 'Dieser Vorgang wurde bereits mit anderem Inhalt abgeschlossen.',
    en: 'This was already completed with other content.',
  },
  BUDGET_EXCEEDED: {
    de: 'Die Bestellung überschreitet Ihr Budget. Bitte wenden Sie sich an Ihren Budgetverantwortlichen.',
    en: 'The order exceeds your budget. Please ask your budget manager.',
  },
  CONTEXT_CHANGED: {
    de: 'In einem anderen Fenster wurde der Benutzer oder der Kunde gewechselt. Bitte laden Sie die Seite neu.',
    en: 'The user or the customer was changed in another window. Please reload the page.',
  },
  ORIGIN_NOT_ALLOWED: {
    de: 'Die Anfrage kam von einer fremden Seite.',
    en: 'The request came from a foreign page.',
  },
  CHANGED_MEANWHILE: {
    de: 'Jemand hat das inzwischen geändert. Gespeichert wurde nichts, der aktuelle Stand wird angezeigt.',
    en: 'Somebody changed this in the meantime. Nothing was saved, the current state is shown.',
  },
  STATE_NOT_ALLOWED: {
    de: 'Dieser Schritt ist im aktuellen Status nicht möglich.',
    en: 'This step is not possible in the current state.',
  },
  INVALID_PARAMS: {
    de: 'Bitte korrigieren Sie die markierten Felder',
    en: 'Please correct the marked fields',
  },
  UNKNOWN_EVENT: { de: 'Diesen Aufruf gibt es nicht.', en: 'There is no such call.' },
  UNREADABLE_REQUEST: {
    de: 'Die Anfrage kann nicht gelesen werden.',
    en: 'The request cannot be read.',
  },
  PAYLOAD_TOO_LARGE: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  TOO_MANY_REQUESTS: {
    de: 'Zu viele Anfragen. Bitte warten Sie kurz.',
    en: 'Too many requests. Please wait a moment.',
  },
  NOT_IN_THIS_FORMAT: {
    de: 'Dieses Format fasst den Beleg nicht. PDF und CSV enthalten alles.',
    en: 'This format cannot hold the document. PDF and CSV hold everything.',
  },
  NOT_IMPLEMENTED: {
    de: 'Diese Funktion ist in Vorbereitung.',
    en: 'This function is in preparation.',
  },
  TRY_AGAIN_LATER: {
    de: 'Das geht gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    en: 'This is not possible just now. Please try again in a moment.',
  },
  TECHNICAL_ERROR: { de: 'Es ist ein Fehler aufgetreten', en: 'An error has occurred' },
}
