export { LatestNews } from './latest-news.tsx'
export { latestNewsQuery } from './queries.ts'
