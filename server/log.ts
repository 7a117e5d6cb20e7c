import { destination } from 'pino'

/**
 * Where log lines go: standard output, unbuffered. A line that cannot be written, because the disk is full or the
 * reader is gone, is lost and must not end the shop: without a listener, the stream's error would. The next line is
 * written to a new stream, since the broken one would buffer all lines until there is room.
 */
export function logDestination(fd = 1): { write: (line: string) => void } {
  const open = () => destination({ dest: fd, sync: true }).on('error', () => (stream = open()))
  let stream = open()
  return { write: (line) => void stream.write(line) }
}
