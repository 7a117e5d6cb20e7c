import type { Block } from 'payload'
import {
  articleRowBlock,
  articleRuleRowBlock,
  brandWallBlock,
  categoryRowBlock,
  frameScaleBlock,
} from './article-blocks.ts'
import { blockPictures, thumbnailOf } from './block-pictures.ts'
import { companyBlock, cookieListBlock, formBlock, pageListBlock, pressListBlock } from './list-blocks.ts'
import { heroBlock, pictureAndTextBlock, pictureBlock, videoBlock, widePictureBlock } from './picture-blocks.ts'
import {
  callToActionBlock,
  friendsJoinBlock,
  lifestylePlansBlock,
  promisesBlock,
  uspBadgesBlock,
} from './promise-blocks.ts'
import {
  eyeDoctorTimesBlock,
  nextFreeExamBlock,
  prescriptionPaperBlock,
  storeHoursBlock,
  storeListBlock,
  storesNearYouBlock,
} from './store-blocks.ts'
import {
  comparisonTableBlock,
  noticeBlock,
  priceTableBlock,
  questionsBlock,
  quoteBlock,
  richTextBlock,
  stepsBlock,
} from './text-blocks.ts'

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
