import type { Block } from 'payload'
import { articleRowBlock } from './article-row.ts'
import { articleRuleRowBlock } from './article-rule-row.ts'
import { blockPictures, thumbnailOf } from './block-pictures.ts'
import { brandWallBlock } from './brand-wall.ts'
import { callToActionBlock } from './call-to-action.ts'
import { categoryRowBlock } from './category-row.ts'
import { companyBlock } from './company.ts'
import { comparisonTableBlock } from './comparison-table.ts'
import { cookieListBlock } from './cookie-list.ts'
import { eyeDoctorTimesBlock } from './eye-doctor-times.ts'
import { formBlock } from './form.ts'
import { frameScaleBlock } from './frame-scale.ts'
import { friendsJoinBlock } from './friends-join.ts'
import { heroBlock } from './hero.ts'
import { lifestylePlansBlock } from './lifestyle-plans.ts'
import { nextFreeExamBlock } from './next-free-exam.ts'
import { noticeBlock } from './notice.ts'
import { pageListBlock } from './page-list.ts'
import { pictureBlock } from './picture.ts'
import { pictureAndTextBlock } from './picture-and-text.ts'
import { prescriptionPaperBlock } from './prescription-paper.ts'
import { pressListBlock } from './press-list.ts'
import { priceTableBlock } from './price-table.ts'
import { promisesBlock } from './promises.ts'
import { questionsBlock } from './questions.ts'
import { quoteBlock } from './quote.ts'
import { richTextBlock } from './rich-text.ts'
import { stepsBlock } from './steps.ts'
import { storeHoursBlock } from './store-hours.ts'
import { storeListBlock } from './store-list.ts'
import { storesNearYouBlock } from './stores-near-you.ts'
import { uspBadgesBlock } from './usp-badges.ts'
import { videoBlock } from './video.ts'
import { widePictureBlock } from './wide-picture.ts'

const blocks: Block[] = [
  heroBlock,
  richTextBlock,
  pictureBlock,
  videoBlock,
  pictureAndTextBlock,
  articleRowBlock,
  articleRuleRowBlock,
  categoryRowBlock,
  brandWallBlock,
  uspBadgesBlock,
  callToActionBlock,
  questionsBlock,
  stepsBlock,
  comparisonTableBlock,
  quoteBlock,
  priceTableBlock,
  storesNearYouBlock,
  storeHoursBlock,
  pressListBlock,
  pageListBlock,
  formBlock,
  noticeBlock,
  companyBlock,
  storeListBlock,
  frameScaleBlock,
  widePictureBlock,
  promisesBlock,
  cookieListBlock,
  prescriptionPaperBlock,
  eyeDoctorTimesBlock,
  nextFreeExamBlock,
  friendsJoinBlock,
  lifestylePlansBlock,
]

/** Every block, in the order in which editors choose. Its heading names it in the form, so it has no name beside. */
export const allBlocks: Block[] = blocks.map((block) => ({
  ...block,
  admin: { ...block.admin, disableBlockName: true, ...shownAs(block.slug) },
}))

/** Its group and drawing. Every block has them: `all-blocks.test.ts`. */
function shownAs(slug: string): Block['admin'] {
  const picture = blockPictures[slug]
  return picture && { group: picture.group, images: { thumbnail: { url: thumbnailOf(picture), alt: '' } } }
}
