import type { WordRow } from './phrase-table.js';
import type { Topic } from './topics-said.js';

/** The part of `TOPIC_WORDS` in languages of which the service knows few words besides. */
export const FURTHER_TOPIC_WORDS: readonly WordRow<Topic>[] = [
  [
    'openings',
    'mk',
    'слободни работни места|слободно работно место|отворени позиции|огласи за вработување|оглас за вработување|слободни позиции|вработуваме|бараме',
  ],
  ['openings', 'sq', 'vende të lira pune|vende të lira|vende vakante|pozicione të lira|pozicione të hapura|kërkojmë'],
  ['openings', 'ka', 'ვაკანსია|ვაკანსიები|ვაკანტური*|აცხადებს კონკურსს შემდეგ'],
  ['openings', 'hy', 'թափուր աշխատատեղեր|թափուր հաստիքներ|աշխատատեղեր'],
  ['openings', 'az', 'vakansiyalar|vakansiya|açıq vakansiyalar|boş iş yerləri'],
  ['openings', 'kk', 'бос жұмыс орындары|бос орындар'],
  ['openings', 'bn', 'নিয়োগ বিজ্ঞপ্তি|চাকরির বিজ্ঞপ্তি|শূন্য পদ'],
  ['openings', 'ur', 'خالی آسامیاں|آسامیاں|ملازمت کے مواقع'],
  ['careers', 'mk', 'вработување|вработувања|кариера|стани дел|придружи се|придружете се|работа кај нас|работи со нас'],
  ['careers', 'sq', 'karriera|karrierë|punësim|punësimi|puno me ne|puno për ne|bashkohu me ne|bëhu pjesë'],
  ['careers', 'ka', 'კარიერა|დასაქმება|შემოგვიერთდი|იმუშავე ჩვენთან'],
  ['careers', 'hy', 'կարիերա|աշխատանք մեզ մոտ|միացիր մեզ|միացեք մեզ'],
  ['careers', 'az', 'karyera|bizə qoşul*|komandamıza qoşul*'],
  ['careers', 'kk', 'мансап|бізде жұмыс|бізге қосыл*'],
  ['careers', 'bn', 'ক্যারিয়ার|আমাদের সাথে কাজ'],
  ['careers', 'ur', 'کیریئر|ملازمتیں|ہمارے ساتھ کام'],
  ['nothing', 'mk', 'нема слободни работни места|нема слободни позиции|нема отворени позиции|немаме слободни'],
  ['nothing', 'sq', 'nuk ka vende të lira|nuk kemi vende të lira|nuk ka pozicione'],
  ['nothing', 'ka', 'ვაკანსია არ არის|ვაკანსიები არ არის|არ გვაქვს ვაკანსია'],
];
