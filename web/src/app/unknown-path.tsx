import { createFileRoute, redirect } from '@tanstack/react-router'

/** Unknown paths lead home (specification section 2). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 302 })
  },
})
