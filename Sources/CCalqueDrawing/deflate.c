// Compresses bytes, and the rows of pictures: RFC 1950 and RFC 1951. The result depends on no
// library, and is the same on every machine.
//
// Pictures have large flat areas: a distance of one byte is their only repetition. Each row is
// written as the difference to the row above it (the filter "up" of PNG). Most pixels of a user
// interface are those of the row above: they are found by comparing words, are one long run of
// zeros, and cost only that comparison. zlib reads each byte three times.
#include <stdlib.h>
#include <string.h>

#include "deflate.h"

enum {
  CD_LITERALS = 286, CD_DISTANCES = 30, CD_END = 256, CD_LONGEST = 258, CD_BLOCK = 32768
};

/// A byte; or 256 plus the length of a repetition, and in the upper 16 bits how many bytes lie
/// between it and the one that is repeated.
typedef uint32_t token;

typedef struct {
  cd_bytes bytes;
  size_t capacity;
  uint64_t bits;
  int bit_count;
  bool has_failed;
  token tokens[CD_BLOCK];
  int token_count;
  /// Zeros that are not written yet.
  size_t zeros;
  /// Whether the byte in front of them is a zero.
  bool follows_zero;
  /// The two sums of Adler's check.
  uint32_t sum, sum_of_sums;
} writer;

// Bits

static void need(writer *to, size_t count) {
  if (to->bytes.count + count <= to->capacity) return;
  size_t capacity = 2 * to->capacity + count + 4096;
  uint8_t *grown = realloc(to->bytes.data, capacity);
  if (!grown) {
    to->has_failed = true;
    to->bytes.count = 0;
    return;
  }
  to->bytes.data = grown;
  to->capacity = capacity;
}

static void put(writer *to, uint32_t value, int count) {
  to->bits |= (uint64_t)value << to->bit_count;
  to->bit_count += count;
  while (to->bit_count >= 8) {
    if (to->bytes.count < to->capacity) to->bytes.data[to->bytes.count++] = (uint8_t)to->bits;
    to->bits >>= 8;
    to->bit_count -= 8;
  }
}

// Prefix codes

typedef struct {
  uint8_t lengths[CD_LITERALS];
  uint16_t codes[CD_LITERALS];
} prefix_code;

typedef struct {
  uint32_t count;
  int symbol;
} frequency;

static int by_count(const void *a, const void *b) {
  const frequency *one = a, *other = b;
  if (one->count != other->count) return one->count < other->count ? -1 : 1;
  return one->symbol - other->symbol;
}

/// How many symbols have a code of each length: Huffman's tree of the counts, which are ordered,
/// with the codes that are too long made shorter at the cost of others.
static void count_lengths(const frequency *known, int count, int longest, int *of_length) {
  uint32_t weights[2 * CD_LITERALS];
  int parents[2 * CD_LITERALS], depths[2 * CD_LITERALS];
  for (int i = 0; i < count; i++) weights[i] = known[i].count;
  // Leaves and inner nodes are two queues, each in order.
  int leaf = 0, inner = count;
  for (int end = count; end < 2 * count - 1; end++) {
    int pair[2];
    for (int i = 0; i < 2; i++) {
      bool takes_leaf = leaf < count && (inner >= end || weights[leaf] <= weights[inner]);
      pair[i] = takes_leaf ? leaf++ : inner++;
    }
    weights[end] = weights[pair[0]] + weights[pair[1]];
    parents[pair[0]] = parents[pair[1]] = end;
  }
  depths[2 * count - 2] = 0;
  for (int i = 2 * count - 3; i >= 0; i--) {
    depths[i] = depths[parents[i]] + 1;
    if (i < count) of_length[depths[i] < longest ? depths[i] : longest]++;
  }
  uint32_t total = 0;
  for (int i = 1; i <= longest; i++) total += (uint32_t)of_length[i] << (longest - i);
  for (; total > 1u << longest; total--) {
    of_length[longest]--;
    int length = longest - 1;
    while (!of_length[length]) length--;
    of_length[length]--;
    of_length[length + 1] += 2;
  }
}

static uint16_t reversed(uint32_t code, int length) {
  uint32_t result = 0;
  for (; length > 0; length--, code >>= 1) result = result << 1 | (code & 1);
  return (uint16_t)result;
}

/// The code of the symbols that are used; at least two are.
static void make_code(const uint32_t *counts, int size, int longest, prefix_code *code) {
  frequency known[CD_LITERALS];
  int count = 0, of_length[16] = {0}, first = 0;
  for (int i = 0; i < size; i++) {
    code->lengths[i] = 0;
    if (counts[i]) known[count++] = (frequency){counts[i], i};
  }
  qsort(known, (size_t)count, sizeof *known, by_count);
  count_lengths(known, count, longest, of_length);
  for (int length = longest; length > 0; length--) {
    for (int i = 0; i < of_length[length]; i++) {
      code->lengths[known[first++].symbol] = (uint8_t)length;
    }
  }
  uint32_t next[16] = {0};
  for (int i = 1; i < 15; i++) next[i + 1] = (next[i] + (uint32_t)of_length[i]) << 1;
  for (int i = 0; i < size; i++) {
    int length = code->lengths[i];
    if (length) code->codes[i] = reversed(next[length]++, length);
  }
}

// Blocks

static const uint16_t least_length[29] = {3,  4,  5,  6,  7,  8,  9,  10,  11,  13,
                                          15, 17, 19, 23, 27, 31, 35, 43,  51,  59,
                                          67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                        2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

/// The number of the code of a length of 3 to 258.
static int length_code(int length) {
  int code = 28;
  while (least_length[code] > length) code--;
  return code;
}

/// The number of the code of a distance, and the bits that follow it.
static int distance_code(uint32_t between, int *extra) {
  int bits = 0;
  while (between >> bits > 3) bits++;
  *extra = bits;
  return between < 2 ? (int)between : 2 * bits + (int)(between >> bits);
}

/// Writes the lengths of the codes of a block: those of the literals, and those of the distances.
static void put_lengths(
    writer *to, const prefix_code *literals, const prefix_code *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                    11, 4,  12, 3, 13, 2, 14, 1, 15};
  enum { CD_ALL = CD_LITERALS + CD_DISTANCES };
  uint8_t all[CD_ALL], symbols[CD_ALL], extra[CD_ALL];
  int used = CD_LITERALS, far = CD_DISTANCES, count = 0;
  while (used > 257 && !literals->lengths[used - 1]) used--;
  while (far > 1 && !distances->lengths[far - 1]) far--;
  memcpy(all, literals->lengths, (size_t)used);
  memcpy(all + used, distances->lengths, (size_t)far);
  int end = used + far;
  uint32_t counts[19] = {0};
  for (int i = 0; i < end;) {
    int zeros = 0;
    while (zeros < 138 && i + zeros < end && !all[i + zeros]) zeros++;
    symbols[count] = zeros >= 11 ? 18 : zeros >= 3 ? 17 : all[i];
    extra[count] = (uint8_t)(zeros >= 11 ? zeros - 11 : zeros >= 3 ? zeros - 3 : 0);
    i += zeros >= 3 ? zeros : 1;
    counts[symbols[count++]]++;
  }
  // A code of one symbol is not complete.
  if (!counts[0]) counts[0] = 1;
  prefix_code code;
  make_code(counts, 19, 7, &code);
  int listed = 19;
  while (listed > 4 && !code.lengths[order[listed - 1]]) listed--;
  put(to, (uint32_t)used - 257, 5);
  put(to, (uint32_t)far - 1, 5);
  put(to, (uint32_t)listed - 4, 4);
  for (int i = 0; i < listed; i++) put(to, code.lengths[order[i]], 3);
  for (int i = 0; i < count; i++) {
    put(to, code.codes[symbols[i]], code.lengths[symbols[i]]);
    if (symbols[i] >= 17) put(to, extra[i], symbols[i] == 18 ? 7 : 3);
  }
}

/// The code of the distances; one of a single distance, or of none, has one bit.
static void make_distance_code(const uint32_t *counts, prefix_code *code) {
  int used = 0, last = 0;
  for (int i = 0; i < CD_DISTANCES; i++)
    if (counts[i]) {
      used++;
      last = i;
    }
  if (used > 1) {
    make_code(counts, CD_DISTANCES, 15, code);
    return;
  }
  *code = (prefix_code){0};
  code->lengths[last] = 1;
}

static void put_repetition(
    writer *to, token next, const prefix_code *literals, const prefix_code *distances) {
  uint32_t length = (next & 0xFFFF) - 256, between = next >> 16;
  int number = length_code((int)length), symbol = CD_END + 1 + number, extra;
  put(to, literals->codes[symbol], literals->lengths[symbol]);
  put(to, length - least_length[number], length_bits[number]);
  int far = distance_code(between, &extra);
  put(to, distances->codes[far], distances->lengths[far]);
  put(to, between & ((1u << extra) - 1), extra);
}

static void put_block(writer *to, bool is_last) {
  // A token takes at most 15 bits, 5 more bits of a length, 15 of a distance and 13 more of it.
  need(to, 6 * (size_t)to->token_count + 1024);
  if (to->has_failed) {
    to->token_count = 0;
    return;
  }
  uint32_t counts[CD_LITERALS] = {0}, far[CD_DISTANCES] = {0};
  counts[CD_END] = 1;
  for (int i = 0; i < to->token_count; i++) {
    token next = to->tokens[i];
    if (next < 256) {
      counts[next]++;
    } else {
      int extra;
      counts[CD_END + 1 + length_code((int)(next & 0xFFFF) - 256)]++;
      far[distance_code(next >> 16, &extra)]++;
    }
  }
  // A code of one symbol is not complete.
  if (!to->token_count) counts[0] = 1;
  prefix_code literals, distances;
  make_code(counts, CD_LITERALS, 15, &literals);
  make_distance_code(far, &distances);
  put(to, is_last, 1);
  put(to, 2, 2);
  put_lengths(to, &literals, &distances);
  for (int i = 0; i < to->token_count; i++) {
    token next = to->tokens[i];
    if (next < 256) {
      put(to, literals.codes[next], literals.lengths[next]);
    } else {
      put_repetition(to, next, &literals, &distances);
    }
  }
  put(to, literals.codes[CD_END], literals.lengths[CD_END]);
  to->token_count = 0;
}

// Bytes

static void add_token(writer *to, token next) {
  if (to->token_count == CD_BLOCK) put_block(to, false);
  to->tokens[to->token_count++] = next;
}

/// Writes the zeros that have come until now.
static void add_zeros(writer *to) {
  size_t count = to->zeros;
  if (!count) return;
  to->zeros = 0;
  to->sum_of_sums = (uint32_t)((to->sum_of_sums + (uint64_t)(count % 65521) * to->sum) % 65521);
  if (!to->follows_zero) {
    add_token(to, 0);
    count--;
  }
  to->follows_zero = true;
  while (count >= 3) {
    size_t length = count < CD_LONGEST ? count : CD_LONGEST;
    add_token(to, (token)(256 + length));
    count -= length;
  }
  for (; count > 0; count--) add_token(to, 0);
}

static inline void add_byte(writer *to, uint8_t byte) {
  if (!byte) {
    to->zeros++;
    return;
  }
  add_zeros(to);
  add_token(to, byte);
  to->follows_zero = false;
  to->sum += byte;
  if (to->sum >= 65521) to->sum -= 65521;
  to->sum_of_sums += to->sum;
  if (to->sum_of_sums >= 65521) to->sum_of_sums -= 65521;
}

// Pictures

/// How many pixels are those above, from a pixel on.
static size_t same_pixels(const uint32_t *row, const uint32_t *above, size_t count) {
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    uint64_t here[2], there[2];
    memcpy(here, row + x, 16);
    memcpy(there, above + x, 16);
    if (((here[0] ^ there[0]) | (here[1] ^ there[1])) != 0) break;
  }
  while (x < count && row[x] == above[x]) x++;
  return x;
}

static void add_row(
    writer *to, const uint32_t *row, const uint32_t *above, size_t width, int channels,
    cd_split split) {
  add_byte(to, above ? 2 : 0);
  uint8_t here[4], there[4] = {0};
  for (size_t x = 0; x < width; x++) {
    if (above) {
      size_t same = same_pixels(row + x, above + x, width - x);
      to->zeros += same * (size_t)channels;
      x += same;
      if (x == width) return;
      split(above[x], there);
    }
    split(row[x], here);
    for (int i = 0; i < channels; i++) add_byte(to, (uint8_t)(here[i] - there[i]));
  }
}

static writer *begin(void) {
  writer *to = calloc(1, sizeof *to);
  if (!to) return NULL;
  to->sum = 1;
  need(to, 64);
  // A window of 32 KB, the fastest level.
  put(to, 0x78, 8);
  put(to, 0x01, 8);
  return to;
}

/// Writes what is left and the check, and frees the writer.
static cd_status finish(writer *to, cd_bytes *bytes) {
  put_block(to, true);
  put(to, 0, (8 - to->bit_count) & 7);
  for (int shift = 8; shift >= 0; shift -= 8) put(to, to->sum_of_sums >> shift & 255, 8);
  for (int shift = 8; shift >= 0; shift -= 8) put(to, to->sum >> shift & 255, 8);
  bool has_failed = to->has_failed;
  if (has_failed) {
    free(to->bytes.data);
  } else {
    *bytes = to->bytes;
  }
  free(to);
  return has_failed ? CD_NO_MEMORY : CD_OK;
}

cd_status cd_deflate_rows(const cd_image *image, int channels, cd_split split, cd_bytes *bytes) {
  *bytes = (cd_bytes){0};
  writer *to = begin();
  if (!to) return CD_NO_MEMORY;
  const uint32_t *words = (const uint32_t *)(const void *)image->pixels;
  size_t width = (size_t)image->width;
  for (int y = 0; y < image->height && !to->has_failed; y++) {
    const uint32_t *row = words + (size_t)y * width;
    add_row(to, row, y ? row - width : NULL, width, channels, split);
  }
  add_zeros(to);
  return finish(to, bytes);
}

// Repetitions

enum { CD_WINDOW = 32768, CD_HASHES = 32768, CD_TRIES = 32, CD_GOOD = 16, CD_ENOUGH = 128 };

/// The places where three bytes were seen last, and for each place the one before; -1 for none.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  int32_t last[CD_HASHES];
  int32_t before[CD_WINDOW];
} places;

static uint32_t hash_at(const places *in, size_t at) {
  const uint8_t *p = in->bytes + at;
  return (((uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2]) * 0x9E3779B1u) >> 17;
}

static void note(places *in, size_t at) {
  if (at + 3 > in->count) return;
  int32_t *last = &in->last[hash_at(in, at)];
  in->before[at & (CD_WINDOW - 1)] = *last;
  *last = (int32_t)at;
}

/// How many bytes are equal.
static size_t same_bytes(const uint8_t *one, const uint8_t *other, size_t most) {
  size_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t a, b;
    memcpy(&a, one + count, 8);
    memcpy(&b, other + count, 8);
    if (a != b) break;
  }
  while (count < most && one[count] == other[count]) count++;
  return count;
}

/// The longest repetition at a place that is longer than another one; 0 if there is none.
///
/// - from: where it is from.
static size_t longest(const places *in, size_t at, size_t other, size_t *from) {
  if (at + 3 > in->count) return 0;
  size_t most = in->count - at < CD_LONGEST ? in->count - at : CD_LONGEST;
  size_t best = other > 2 ? other : 2;
  int32_t place = in->last[hash_at(in, at)];
  int64_t oldest = (int64_t)at - CD_WINDOW;
  bool is_found = false;
  for (int tries = other < CD_GOOD ? CD_TRIES : CD_TRIES / 4;
       place >= 0 && place >= oldest && tries > 0 && best < most; tries--) {
    const uint8_t *here = in->bytes + at, *there = in->bytes + place;
    if (there[best] == here[best] && there[best - 1] == here[best - 1]) {
      size_t length = same_bytes(here, there, most);
      if (length > best) {
        is_found = true;
        best = length;
        *from = (size_t)place;
        if (best >= CD_ENOUGH) break;
      }
    }
    place = in->before[place & (CD_WINDOW - 1)];
  }
  return is_found ? best : 0;
}

static void add_repetitions(writer *to, places *in) {
  size_t from = 0, next_from = 0, at = 0, length = 0;
  while (at < in->count && !to->has_failed) {
    note(in, at);
    // A longer repetition may begin at the next byte.
    size_t next = length < 2 * CD_GOOD ? longest(in, at + 1, length, &next_from) : 0;
    if (next || !length) {
      add_token(to, in->bytes[at++]);
      length = next;
      from = next_from;
      continue;
    }
    add_token(to, (token)((at - from - 1) << 16 | (256 + length)));
    for (size_t i = 1; i < length; i++) note(in, at + i);
    at += length;
    length = longest(in, at, 0, &from);
  }
}

cd_status cd_deflate(const uint8_t *data, size_t count, cd_bytes *bytes) {
  *bytes = (cd_bytes){0};
  if (count > INT32_MAX) return CD_NO_MEMORY;
  writer *to = begin();
  places *in = malloc(sizeof *in);
  if (!to || !in) {
    if (to) free(to->bytes.data);
    free(to);
    free(in);
    return CD_NO_MEMORY;
  }
  in->bytes = data;
  in->count = count;
  for (int i = 0; i < CD_HASHES; i++) in->last[i] = -1;
  add_repetitions(to, in);
  free(in);
  for (size_t i = 0; i < count; i++) {
    to->sum = (to->sum + data[i]) % 65521;
    to->sum_of_sums = (to->sum_of_sums + to->sum) % 65521;
  }
  return finish(to, bytes);
}
