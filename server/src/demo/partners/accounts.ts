/** Password of all demo users. */
const demoPassword = 'Fliese60x120!'

/** State of a demo user's account that no ERP delivers; the loader applies it after the import. */
export interface DemoAccount {
  alias: string
  password: string
  /** The password is the one of the letter and must be changed at the first login. */
  initialPassword: boolean
  termsAccepted: boolean
  /** 1 always ask, 2 ask with more than one basket, 3 never (specification section 4). */
  addToBasketMode?: 1 | 2 | 3
  showNetPrice?: boolean
}

/** The logins of the demo, in the order in which they are shown. */
export const demoAccounts: readonly DemoAccount[] = [
  account('meister', { addToBasketMode: 2 }),
  account('geselle', { addToBasketMode: 1 }),
  account('azubi'),
  account('chef'),
  account('buero', { addToBasketMode: 2 }),
  account('adm'),
  account('innendienst'),
  account('it'),
  account('gesperrt'),
  account('kundegesperrt'),
  account('neu', { initialPassword: true }),
  account('agb', { termsAccepted: false }),
]

function account(alias: string, more: Partial<DemoAccount> = {}): DemoAccount {
  return { alias, password: demoPassword, initialPassword: false, termsAccepted: true, ...more }
}
