import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkMedia } from './check-media.ts'

const keys = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a secret' }
const endpoint = { S3_ENDPOINT: 'https://s3.example' }

test.each([[{}], [{ SHOP_MEDIA: tmpdir() }], [{ ...keys, ...endpoint }], [{ ...keys, S3_REGION: 'eu-north-1' }]])(
  'a usable place for pictures passes the check: %j',
  (env) => expect(() => checkMedia(readSettings(env))).not.toThrow(),
)

test.each([
  [keys, /^S3_ENDPOINT \(or S3_REGION\) is not set/],
  [{ S3_BUCKET: 'pictures', ...endpoint }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set/],
  [{ ...keys, S3_ENDPOINT: 's3.example' }, /^S3_ENDPOINT must be/],
  [{ ...keys, ...endpoint, SHOP_MEDIA: tmpdir() }, /^SHOP_MEDIA and S3_BUCKET are both set/],
  [{ SHOP_MEDIA: '/not/mounted' }, /^SHOP_MEDIA: \/not\/mounted is no folder that can be written to/],
])('an unusable place for pictures is reported in one sentence without secrets: %j', (env, sentence) => {
  const check = () => checkMedia(readSettings(env))
  expect(check).toThrow(sentence)
  expect(check).not.toThrow(/a secret/)
})
