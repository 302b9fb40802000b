import { expect, it } from '@jest/globals';
import { namesDepartment } from './department-names.js';
import { jobTitleScore } from '../titles/job-titles.js';

it.each(['แผนกขาย', 'ฝ่ายบัญชี', 'กลุ่มงานการเงิน'])(
  '"%s" is a department, whose word nothing divides from its name',
  (name) => {
    expect(namesDepartment(name)).toBe(true);
  },
);

it.each(['แผนก', 'พนักงานขาย', 'ฝ่ายขายรับสมัครพนักงานหลายตำแหน่งในกรุงเทพและเชียงใหม่'])('"%s" is none', (text) => {
  expect(namesDepartment(text)).toBe(false);
});

it.each(['Advisory', 'Financiamento', 'Consulenza', 'Beratung', 'Conseil', 'Doradztwo', 'Rådgivning', 'Real Estate'])(
  'a tag beside a title may be the department "%s"',
  (name) => {
    expect(namesDepartment(name)).toBe(true);
  },
);

it.each(['Napoli', 'Minneapolis', 'Florianópolis'])('"%s" is a town, and no police', (town) => {
  expect(jobTitleScore(town)).toBeLessThanOrEqual(0);
});
