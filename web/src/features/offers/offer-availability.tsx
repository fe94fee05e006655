import { useSession } from '#web/app/shop-queries.ts'
import { Availability } from '#web/ui/availability/availability.tsx'
import type { Offer } from './offers.ts'

interface OfferAvailabilityProps {
  offer: Pick<Offer, 'availability'> | undefined
  compact?: boolean
}

/** Whether the offered article can be had, unless the user has switched availability off. */
export function OfferAvailability({ offer, compact = false }: OfferAvailabilityProps) {
  const { showAvailability } = useSession()
  if (!showAvailability || !offer?.availability) return null
  const { availabilityFlag, replenishmentDate } = offer.availability
  return <Availability flag={availabilityFlag} replenishmentDate={replenishmentDate} compact={compact} />
}
