import { useMutation } from '@tanstack/react-query'
import { useShop } from '../use-shop.ts'

/** Ends the session. A fresh page follows: nothing of the user may stay in memory. */
export function useLogout() {
  const { api, basePath } = useShop()
  return useMutation({
    mutationFn: () => api.post('session', 'LOGOUT', {}),
    onSuccess: () => location.assign(basePath),
  })
}
