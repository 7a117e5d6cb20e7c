import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { anchorOf } from '#domain/pages/page-path.ts'
import type { Passage } from '#domain/search/passages/passage-index.ts'
import { recentNumber } from '#plugins/kit/storage/counters.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, type Stored } from '#plugins/kit/storage/documents.ts'
import type { PassageSource } from '#plugins/search/passages.ts'
import { PAGES_COUNTER } from './page-addresses.ts'
import { publishedPages } from './published-pages.ts'
import { wordsIn } from './words-in.ts'

/** Every change of a question raises it. */
const QUESTIONS_COUNTER = 'searched questions'

/** The questions, as the search reads them. */
export const searchedQuestions = cached(QUESTIONS_COUNTER, (context) => findAll(context, 'questions', {}))

/** The sections of the published Finnish pages, each by its heading, and the questions on the page that shows them all. */
export const passageSource: PassageSource = {
  async version(context) {
    const numbers = [await recentNumber(context, PAGES_COUNTER), await recentNumber(context, QUESTIONS_COUNTER)]
    return numbers.join()
  },
  async passages(context) {
    const pages = (await publishedPages(context, { language: SHOP_LANGUAGE })).filter(
      ({ seo, path }) => !seo.isHidden && path !== '/',
    )
    const all = pages.find(({ blocks }) => (blocks ?? []).some(showsAllQuestions))
    const questions = all ? await searchedQuestions.read(context) : []
    return [
      ...pages.flatMap(sectionsOf),
      ...questions.map(({ question, answer }): Passage => ({
        path: all?.path ?? '',
        anchor: anchorOf(question),
        title: question,
        about: '',
        text: answer,
      })),
    ]
  },
}

type Block = NonNullable<Stored<'pages'>['blocks']>[number]

function showsAllQuestions(block: Block): boolean {
  return block.blockType === 'questions' && [block.questions ?? []].flat().length === 0
}

/** The page with what stands before its first heading, then each block with a heading. */
function sectionsOf({ path, title, seo, blocks }: Stored<'pages'>): Passage[] {
  const about = [title, seo.title, seo.description].filter(Boolean).join(' ')
  const headed = (block: Block) => ('heading' in block && typeof block.heading === 'string' ? block.heading : '')
  const opening = (blocks ?? []).filter((block) => !headed(block))
  return [
    { path, anchor: null, title, about, text: [seo.description, ...wordsIn(opening)].join(' ') },
    ...(blocks ?? []).flatMap((block): Passage[] => {
      const heading = headed(block)
      // The heading is its title already: an excerpt would say it twice.
      const text = wordsIn(block).filter((words) => words !== heading)
      return heading ? [{ path, anchor: anchorOf(heading), title: heading, about: title, text: text.join(' ') }] : []
    }),
  ]
}
