import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { QUESTION_GROUP_IDS } from './content/question-groups.ts';

const words = z.string().trim().min(1, 'must not be empty');
const ruleIds = z.array(z.string());

const chapters = defineCollection({
  loader: glob({ base: './src/content/rules', pattern: '*.mdx' }),
  schema: z.strictObject({
    title: words,
    order: z.int().positive('must be 1 or more'),
    lede: words,
    description: words,
    brief: ruleIds.min(1, 'must name the rules that the brief shows'),
    rules: ruleIds.min(1, 'must name the rules of the chapter, in their order'),
    play: words.optional(),
    updated: z.date('must be a date, such as 2026-11-30'),
    sources: z
      .array(
        z.strictObject({
          name: words,
          url: z.url({ protocol: /^https$/u, error: 'must be an https address' }).optional(),
        }),
      )
      .min(1, 'must name at least one source'),
  }),
});

const mistakes = defineCollection({
  loader: glob({ base: './src/content/mistakes', pattern: '*.mdx' }),
  schema: z.strictObject({
    saying: words,
    rule: words,
    diagram: words,
  }),
});

const questions = defineCollection({
  loader: glob({ base: './src/content/questions', pattern: '*.mdx' }),
  schema: z.strictObject({
    question: words,
    group: z.enum(QUESTION_GROUP_IDS),
    order: z.int().positive('must be 1 or more'),
    rule: words,
    diagram: words.optional(),
    asked: z.boolean().default(false),
  }),
});

export const collections = { chapters, mistakes, questions };
