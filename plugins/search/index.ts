import type { Plugin } from 'payload'
import { articleSearch } from '#plugins/catalog/repository.ts'
import { extend } from '#plugins/kit/extend.ts'
import { askedWords } from './asked/asked-words.ts'
import { articlePopularity } from './collections/article-popularity.ts'
import { searchAnswersCollection } from './collections/search-answers.ts'
import { searchPicksCollection } from './collections/search-picks.ts'
import { searchWordsCollection } from './collections/search-words.ts'
import { countPopularity } from './count-popularity.ts'
import { searchEndpoints } from './endpoints.ts'
import { findArticles } from './find-articles.ts'
import { searchSources } from './current-index.ts'
import { seedSearch } from './seed-search.ts'
import { articleSource } from './sources/articles.ts'
import { categorySource } from './sources/categories.ts'
import { citySource, storeSource } from './sources/stores.ts'

/** The search of the shop. Requires stores, catalog and orders; pages are registered by who keeps them. */
export const searchPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [searchWordsCollection, searchPicksCollection, searchAnswersCollection, askedWords, articlePopularity],
    endpoints: searchEndpoints,
    seeds: [seedSearch],
    tasks: [countPopularity],
    hooks: [
      searchSources.on('articles', articleSource),
      searchSources.on('stores', storeSource),
      searchSources.on('cities', citySource),
      searchSources.on('categories', categorySource),
      articleSearch.on(findArticles),
    ],
  })
