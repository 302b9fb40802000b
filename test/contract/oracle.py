"""Answers as FastAPI and pydantic would: one JSON line in (a request), one JSON line out (status and detail).

The models are made of openapi.json, so that they have our fields and bounds; what reads and judges is pydantic itself.
"""

import base64
import email.message
import enum
import functools
import json
import sys
import urllib.parse
from typing import Annotated, Any, Literal, Optional, Union

from pydantic import (AfterValidator, BaseModel, BeforeValidator, Discriminator, Field, Tag, ValidationError, ValidationInfo,
                      create_model, model_validator)

DOCUMENT = json.load(open("openapi.json"))
SCHEMAS = DOCUMENT["components"]["schemas"]
# Fields that are one of some words by themselves, not members of an enumeration.
LITERALS = {"country", "industries"}
NORMALISED = {"country", "industries"}


def normalised(value: Any) -> Any:
    return value.strip().lower() if isinstance(value, str) else value


def not_blank(value: str) -> str:
    if not value.strip():
        raise ValueError("full_name must not be blank")
    return value


# Fields that must not be below another one where both were sent: told of the field, beside what else is wrong.
NOT_BELOW = {("LeaversBody", "tenure_max_months"): "tenure_min_months", ("EmployeeSizeRange", "end"): "start"}


def not_below(field: str, other: str, kind: Any) -> Any:
    def check(value: Any, info: ValidationInfo) -> Any:
        if other in info.data and value < info.data[other]:
            raise ValueError(f"{field} must be >= {other}")
        return value

    return Annotated[kind, AfterValidator(check)]


def type_of(name: str, schema: dict) -> Any:
    if "$ref" in schema:
        return model_of(schema["$ref"].split("/")[-1])
    if "allOf" in schema:
        return type_of(name, schema["allOf"][0])
    if "oneOf" in schema:
        text, texts = (type_of(name, option) for option in schema["oneOf"])
        return Annotated[
            Union[Annotated[text, Tag("text")], Annotated[texts, Tag("texts")]],
            Discriminator(lambda value: "text" if isinstance(value, str) else "texts"),
        ]
    if "enum" in schema:
        words = schema["enum"]
        kind = Literal[tuple(words)] if name in LITERALS else enum.Enum(name, {w: w for w in words}, type=str)
        return Annotated[kind, BeforeValidator(normalised)] if name in NORMALISED else kind
    kind = schema["type"]
    if kind == "array":
        limits = Field(min_length=schema.get("minItems"), max_length=schema.get("maxItems"))
        return Annotated[list[type_of(name, schema["items"])], limits]
    if kind == "string":
        text = Annotated[str, Field(min_length=schema.get("minLength"), max_length=schema.get("maxLength"))]
        return Annotated[text, AfterValidator(not_blank)] if name == "full_name" else text
    plain = {"integer": int, "number": float, "boolean": bool}[kind]
    if kind == "boolean":
        return plain
    return Annotated[plain, Field(ge=schema.get("minimum"), le=schema.get("maximum"))]


class Base(BaseModel):
    @model_validator(mode="after")
    def rules(self) -> "Base":
        name = type(self).__name__
        text = lambda field: bool((getattr(self, field, None) or "").strip())
        if name in ("ScrapeAgencyJobsBody", "ScrapeCommercialJobsBody") and not (text("title") or text("location")):
            raise ValueError("at least one of title or location is required")
        if name == "EnrichPersonBody" and not (text("company_name") or text("company_domain")):
            raise ValueError("at least one of company_name or company_domain is required")
        if name == "ScrapeCareerPagesBody" and self.target_titles and self.target_titles_prompt:
            raise ValueError("target_titles and target_titles_prompt are mutually exclusive")
        if name == "LeaversBody" and self.tenure_max_months < self.tenure_min_months:
            raise ValueError("tenure_max_months must be >= tenure_min_months")
        return self


MODELS: dict[str, Any] = {}


# What triggers share is judged behind what each is published with; "max_jobs" of the network's search is published.
SHARED = ("tags", "webhook_url", "max_credits", "max_jobs")


def order_of(model: str, field: str) -> int:
    is_shared = field in SHARED and (model, field) != ("ScrapeNetworkJobsBody", "max_jobs")
    return 1 + SHARED.index(field) if is_shared else 0


def model_of(name: str) -> Any:
    if name in MODELS:
        return MODELS[name]
    schema = SCHEMAS[name]
    fields: dict[str, Any] = {}
    for field, property in sorted(schema["properties"].items(), key=lambda item: order_of(name, item[0])):
        kind = type_of(field, property)
        if other := NOT_BELOW.get((name, field)):
            kind = not_below(field, other, kind)
        if field in schema.get("required", []):
            fields[field] = (kind, ...)
        elif property.get("nullable"):
            fields[field] = (Optional[kind], property.get("x-default"))
        else:
            fields[field] = (kind, property["x-default"])
    MODELS[name] = create_model(name, __base__=Base, **fields)
    return MODELS[name]


class Page(BaseModel):
    limit: Annotated[int, Field(ge=1, le=50)] = 25
    offset: Annotated[int, Field(ge=0, le=2147483000)] = 0


def errors_of(model: Any, value: Any, place: str) -> list:
    try:
        model.model_validate(value, from_attributes=True)
        return []
    except ValidationError as error:
        found = []
        for entry in error.errors(include_url=False):
            loc = [place] + [part for part in entry["loc"] if part not in ("text", "texts")]
            detail = {"type": entry["type"], "loc": loc, "msg": entry["msg"], "input": entry["input"]}
            if loc[1:] and loc[1] in NORMALISED and entry["type"] != "missing":
                # Repeated as it was sent, not as it was read.
                detail["input"] = functools.reduce(lambda node, part: node[part], loc[1:], value)
            if entry.get("ctx"):
                detail["ctx"] = {key: {} if key == "error" else item for key, item in entry["ctx"].items()}
            found.append(detail)
        return found


def is_json(content_type: str) -> bool:
    message = email.message.Message()
    message["content-type"] = content_type
    subtype = message.get_content_subtype()
    return message.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))


def answer(request: dict) -> tuple[int, Any]:
    if "query" in request:
        pairs = urllib.parse.parse_qsl(request["query"], keep_blank_values=True)
        errors = errors_of(Page, dict(pairs), "query")
        return (422, errors) if errors else (404, "Run not found")
    body = base64.b64decode(request["body"])
    value: Any = body or None
    if body and request["content_type"] and is_json(request["content_type"]):
        try:
            value = json.loads(body)
        except json.JSONDecodeError as error:
            detail = {"type": "json_invalid", "loc": ["body", error.pos], "msg": "JSON decode error", "input": {}}
            return 422, [{**detail, "ctx": {"error": error.msg}}]
        except Exception:
            return 400, "There was an error parsing the body"
    if value is None:
        return 422, [{"type": "missing", "loc": ["body"], "msg": "Field required", "input": None}]
    if isinstance(value, bytes):
        value = value.decode()
    errors = errors_of(model_of(request["model"]), value, "body")
    return (422, errors) if errors else (202, None)


for line in sys.stdin:
    status, detail = answer(json.loads(line))
    print(json.dumps({"status": status, "detail": detail}), flush=True)
