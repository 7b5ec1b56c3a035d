import { LONGEST_LINE } from './question.ts';

/**
 * Cuts a stream of UTF-8 into lines, as they come: each batch holds the lines that a chunk completed. A
 * byte order mark is dropped. The last line needs no end. Of a line that is too long only as much is kept
 * as shows that it is.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!.slice(0, LONGEST_LINE + 1);
    if (lines.length > 0) yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}
