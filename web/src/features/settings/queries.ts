import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'

export type SettingsAnswer = Answer<'settings', 'GET_SETTINGS'>
export type OwnSession = Answer<'session', 'GET_SESSIONS'>['sessions'][number]

export const settingsQuery = getQuery('settings', 'GET_SETTINGS', {})
export const sessionsQuery = getQuery('session', 'GET_SESSIONS', {})
