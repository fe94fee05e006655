import { fold } from './fold.ts'

/** What is done on a site, as it is typed: 'bad abdichten', 'fugen erneuern'. */
const doings = new Set(
  `abdichten abschleifen aufhängen ausbessern ausgleichen aushärten bauen befestigen beschichten bohren dämmen einbauen
  entfernen entkoppeln erneuern fräsen füllen grundieren imprägnieren isolieren kleben lösen mauern mischen
  montieren nivellieren polieren putzen reinigen renovieren reparieren sägen sanieren schleifen schneiden schützen
  spachteln stemmen streichen tapezieren trennen verfugen verkleben verlegen verputzen verspachteln versiegeln`
    .split(/\s+/)
    .map((doing) => fold(doing, 'de')),
)

/** Whether a folded German word says what is done. */
export const isDoing = (folded: string): boolean => doings.has(folded)
