import { Topsellers } from './topsellers.tsx'

export const OwnScreen = () => <Topsellers view="own" />
export const CustomerScreen = () => <Topsellers view="customer" />
export const LatestScreen = () => <Topsellers view="latest" />
