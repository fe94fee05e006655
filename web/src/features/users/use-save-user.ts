import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { type ManagedUser, type UserPart, userQuery } from './queries.ts'

interface Options<Answer> {
  /** Instead of saying so and reading the user again. */
  onSaved?: ((answer: Answer) => void) | undefined
  /** The user was read again. */
  onNow?: (before: ManagedUser, now: ManagedUser) => void
}

/**
 * Saves a part of a user as it was seen when its form began, or after a refusal as it is now: who then saves once more
 * has read what he replaces.
 * @param send gets what the form says and the version that was seen
 */
export function useSaveUser<Values, Answer>(
  user: ManagedUser,
  part: UserPart,
  send: (values: Values, version: string) => Promise<Answer>,
  { onSaved, onNow }: Options<Answer> = {},
) {
  const t = useTexts('users')
  const client = useQueryClient()
  const [seen, setSeen] = useState(user)
  const [conflict, setConflict] = useState<{ before: ManagedUser; now: ManagedUser }>()
  const save = useMutation({
    meta: { handles: 'all' },
    mutationFn: (values: Values) => send(values, seen.versions[part]),
    onSuccess: async (answer) => {
      setConflict(undefined)
      if (onSaved) return onSaved(answer)
      say({ kind: 'done', text: t('saved') })
      await invalidate(client, 'users')
      const { user: now } = await client.ensureQueryData(userQuery(user.userId))
      onNow?.(seen, now)
      setSeen(now)
    },
    onError: (error) => {
      if (!isRefusal(error, 'CHANGED_MEANWHILE') || !('user' in error.data)) return
      const now = error.data['user'] as ManagedUser
      setConflict({ before: seen, now })
      onNow?.(seen, now)
      setSeen(now)
    },
  })
  return { save, seen, conflict }
}
