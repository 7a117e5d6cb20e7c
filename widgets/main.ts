/** Search, listings and recommendations for the pages of any merchant, under the names of the published clients. */
export { DepictProvider } from './react/provider.tsx'
export { usePerformanceClient, type DepictProviderProps, type HostGroup, type NavigateFunction } from './react/setup.ts'
export { ComponentAligner, useSearchField } from './react/SearchField.tsx'
export { useSearchModal } from './react/modal-host.tsx'
export { SearchPage, type SearchPageProps } from './react/SearchPage.tsx'
export {
  BreadCrumbs,
  CategoryPage,
  CategoryTitle,
  EmbeddedNumProducts,
  QuickLinks,
  type CategoryPageProps,
} from './react/CategoryPage.tsx'
export {
  RecommendationGrid,
  RecommendationSlider,
  useFetchRecommendations,
  type RecommendationGridProps,
  type RecommendationProps,
  type RecommendationQuestion,
} from './react/recommendations.tsx'
export { PageReplacer, type PageReplacerProps } from './react/PageReplacer.tsx'
export { ImagePlaceholder, Picture, TextPlaceholder, type PictureProps } from './react/Picture.tsx'
export { PlainCard } from './react/PlainCard.tsx'
export { Navigation } from './react/next-navigation.ts'
export { urlCodec, type UrlCodec, type UrlState } from './core/url-state.ts'
export { CONSENT_EVENT, type ConsentLevel, type ConsentSource, type ConsentTool } from './core/consent.ts'
export { formatPrice, shownPrices, type PriceFormat } from './core/prices.ts'
export { imageUrl, pageUrl, readResults, type Display, type Filter, type Results, type Sort } from './core/protocol.ts'
export { type ColumnsAtSize, type ContentBlock, type ProductCard } from './react/Grid.tsx'
export { type Locale } from './locales/locale.ts'

/** Of this package. */
export const version = '1.0.0'
