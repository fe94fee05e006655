import type { Session } from '#web/app/shop-queries.ts'

/** Whether somebody may manage the users of the customer on screen; others are not even asked for. */
export const managesUsers = ({ permissions, kunnr }: Session): boolean =>
  kunnr !== '' && permissions.includes('USERS_MANAGE')
